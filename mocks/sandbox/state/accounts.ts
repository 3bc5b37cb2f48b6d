import { balanceOf, move, type Account, type Detail, type Reason } from './ledger.ts';
import type { Member, World } from './world.ts';

export const walletCode = 'WALLET';

/** The member's account for a code of the API: WALLET or a game code. */
export function accountOf(member: Member, code: string): Account {
  return code === walletCode ? `member:${member.id}:wallet` : `member:${member.id}:game:${code}`;
}

export function inviteAccount(member: Member): Account {
  return `member:${member.id}:invite`;
}

/** In minor units; `code` is WALLET or a game code. */
export function holding(world: World, member: Member, code: string): bigint {
  return balanceOf(world.ledger, accountOf(member, code));
}

/** The sum of the wallet and all open games, in minor units. */
export function totalOf(world: World, member: Member): bigint {
  return [walletCode, ...member.games.keys()].reduce((sum, code) => sum + holding(world, member, code), 0n);
}

interface Step {
  readonly reason: Reason;
  readonly from: Account;
  readonly to: Account;
  readonly amount: bigint;
  readonly at?: number | undefined;
  readonly reference?: string;
  readonly detail?: Detail;
}

export const newReference = ({ ledger }: World): string => `r${ledger.transactions.length + 1}`;

/** Books a movement of a member's money now. Returns its reference. */
export function book(world: World, member: Member, step: Step): string {
  const reference = step.reference ?? newReference(world);
  const at = step.at ?? world.clock.now();
  move(world.ledger, { ...step, at, reference, memberId: member.id, currency: member.currency });
  return reference;
}
