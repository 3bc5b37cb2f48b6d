import { accountOf, book, newReference, walletCode, holding, totalOf } from './accounts.ts';
import type { BonusOffer } from './bonus-catalogue.ts';
import { post, type Account, type Detail } from './ledger.ts';
import { refuse } from './refusal.ts';
import { inBangkok } from './wire-time.ts';
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

/** Bonuses are calculated in baht. This is the exchange rate. */
const kipPerBaht = 500;

export const minorOfBaht = ({ currency }: Member, baht: number): bigint =>
  BigInt(baht) * 100n * BigInt(currency === 'LAK' ? kipPerBaht : 1);

/** How many of the receipts (epoch ms) count at `now`. */
function countedReceipts(type: BonusOffer['type'], receipts: readonly number[], now: number): number {
  if (type === 'limit') return receipts.length;
  return receipts.filter((receipt) => inBangkok(receipt).isSame(inBangkok(now), type)).length;
}

export const receiptsOf = (member: Member, { code }: Pick<BonusOffer, 'code'>): readonly number[] =>
  member.receipts.get(code) ?? [];

export function isReceivedInFull(world: World, member: Member, offer: BonusOffer): boolean {
  const { type, maxReceived } = offer;
  return maxReceived !== null && countedReceipts(type, receiptsOf(member, offer), world.clock.now()) >= maxReceived;
}

function isFull({ members }: World, offer: BonusOffer): boolean {
  const taken = [...members.values()].reduce((sum, member) => sum + receiptsOf(member, offer).length, 0);
  return offer.placesLeft !== null && taken >= offer.placesLeft;
}

function receiptProblem(world: World, member: Member, offer: BonusOffer) {
  const inWallet = holding(world, member, walletCode);
  if (member.bonus) return refuse('BONUS_ALREADY_ACTIVE');
  if (isReceivedInFull(world, member, offer)) return refuse('BONUS_MAX_CLAIMED');
  if (isFull(world, offer)) return refuse('BONUS_FULL');
  // Money that a cancelled bonus left in games is bonus money. It must be transferred back or lost before another
  // bonus.
  if (member.bonusLeftInGames && totalOf(world, member) > inWallet) return refuse('BONUS_REMAINING');
  return inWallet < minorOfBaht(member, offer.minimum) ? refuse('BONUS_CONDITION') : null;
}

/** The amount that an offer adds for a member now, in minor units. */
function amountFor(world: World, member: Member, { percent, most }: BonusOffer): bigint {
  const highest = minorOfBaht(member, most);
  if (percent === undefined) return highest;
  const share = (holding(world, member, walletCode) * BigInt(percent)) / 100n;
  return share < highest ? share : highest;
}

/** Gives a member a bonus or promotion: credits the wallet and requires its turnover. */
export function receive(
  world: World,
  member: Member,
  { offer, source, description }: { offer: BonusOffer } & Pick<HeldBonus, 'source' | 'description'>,
) {
  const problem = receiptProblem(world, member, offer);
  if (problem) return problem;
  const { code, type, percentFail } = offer;
  const amount = amountFor(world, member, offer);
  const turnover = amount * BigInt(offer.turnover);
  bookBonus(world, member, { source, description, amount });
  member.bonus = { code, type, source, description, amount, turnover, turnoverLeft: turnover, percentFail };
  member.bonusLeftInGames = false;
  member.receipts.set(code, [...receiptsOf(member, offer), world.clock.now()]);
  return null;
}
