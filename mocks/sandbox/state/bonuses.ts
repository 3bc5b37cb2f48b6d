import { accountOf, book, newReference, walletCode } from './accounts.ts';
import { post, type Account, type Detail } from './ledger.ts';
import type { HeldBonus, Member, World } from './world.ts';

type BonusPayment = NonNullable<Detail['bonus']> & {
  /** Minor units. */
  readonly amount: bigint;
  readonly from?: Account;
  readonly at?: number;
};

export function mustPlay({ bonus }: Member): boolean {
  return bonus !== null && bonus.turnoverLeft > 0n;
}

/** Counts played money, in minor units, towards the member's bonus. */
export function countPlay({ bonus }: Member, amount: bigint): void {
  if (bonus) bonus.turnoverLeft = bonus.turnoverLeft > amount ? bonus.turnoverLeft - amount : 0n;
}

/** Credits the wallet with a bonus, from the house or from another account. */
export function bookBonus(
  world: World,
  member: Member,
  { source, description, amount, from = `house:bonus:${member.currency}`, at }: BonusPayment,
): void {
  const to = accountOf(member, walletCode);
  book(world, member, { reason: 'bonus', from, to, amount, at, detail: { bonus: { source, description } } });
}

/** Books the end of a bonus. The withheld amount (minor units) goes from the wallet to the house. */
export function bookBonusEnd(
  world: World,
  member: Member,
  { source, description }: Pick<HeldBonus, 'source' | 'description'>,
  { withheld = 0n, at = world.clock.now() }: { withheld?: bigint; at?: number } = {},
): void {
  const { id: memberId, currency } = member;
  post(world.ledger, {
    reason: 'bonusEnd',
    reference: newReference(world),
    at,
    memberId,
    currency,
    entries: [
      { account: accountOf(member, walletCode), amount: -withheld },
      { account: `house:bonus:${currency}`, amount: withheld },
    ],
    detail: { bonus: { source, description } },
  });
}
