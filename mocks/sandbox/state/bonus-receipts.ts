import { holding, totalOf, walletCode } from './accounts.ts';
import type { BonusOffer } from './bonus-catalogue.ts';
import { bookBonus } from './bonuses.ts';
import { refuse } from './refusal.ts';
import { inBangkok } from './wire-time.ts';
import type { HeldBonus, Member, World } from './world.ts';

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
