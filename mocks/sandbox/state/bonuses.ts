import { accountOf, newReference, walletCode } from './accounts.ts';
import { post } from './ledger.ts';
import type { Member, World } from './world.ts';

/** Whether the bonus that a member holds is not played through yet. */
export function mustPlay({ bonus }: Member): boolean {
  return bonus !== null && bonus.turnoverLeft > 0n;
}

/** Counts what was played, in minor units, towards the bonus that a member holds. */
export function countPlay({ bonus }: Member, amount: bigint): void {
  if (bonus) bonus.turnoverLeft = bonus.turnoverLeft > amount ? bonus.turnoverLeft - amount : 0n;
}

/** Books the end of a bonus, which moves nothing: the statement tells of it. */
export function bookBonusEnd(world: World, member: Member, description: string, at = world.clock.now()): void {
  const { id: memberId, currency } = member;
  post(world.ledger, {
    reason: 'bonusEnd',
    reference: newReference(world),
    at,
    memberId,
    currency,
    entries: [
      { account: accountOf(member, walletCode), amount: 0n },
      { account: `house:bonus:${currency}`, amount: 0n },
    ],
    detail: { bonus: { source: 'bonus', description } },
  });
}
