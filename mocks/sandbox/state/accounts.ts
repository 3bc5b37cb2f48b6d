import { balanceOf, move, type Account, type Reason } from './ledger.ts';
import type { Member, World } from './world.ts';

export const walletCode = 'WALLET';

/** The member's account behind a code of the wire: WALLET or the code of a game. */
export function accountOf(member: Member, code: string): Account {
  return code === walletCode ? `member:${member.id}:wallet` : `member:${member.id}:game:${code}`;
}

export function inviteAccount(member: Member): Account {
  return `member:${member.id}:invite`;
}

/** In minor units; `code` is WALLET or the code of a game. */
export function holding(world: World, member: Member, code: string): bigint {
  return balanceOf(world.ledger, accountOf(member, code));
}

/** Moves a member's money now. Returns the reference under which it is booked. */
export function book(
  world: World,
  member: Member,
  step: { reason: Reason; from: Account; to: Account; amount: bigint; at?: number; reference?: string },
): string {
  const { reason, from, to, amount } = step;
  const reference = step.reference ?? `r${world.ledger.transactions.length + 1}`;
  const at = step.at ?? world.clock.now();
  move(world.ledger, { reason, from, to, amount, at, reference, memberId: member.id, currency: member.currency });
  return reference;
}
