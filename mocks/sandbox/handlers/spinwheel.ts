import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '../../../generated/operations.ts';
import type { HandlersOf } from '../call.ts';
import { bookBonus } from '../state/bonuses.ts';
import { minorToText, fromMinor } from '../state/money.ts';
import type { Random } from '../state/random.ts';
import { refuse, Refusal } from '../state/refusal.ts';
import { wheels, type Prize } from '../state/wheel-prizes.ts';
import type { Coupon, Member, World } from '../state/world.ts';

/** Credits the wallet. The statement shows the reason and amount under `luckydraw`. */
export function bookWheelMoney(world: World, member: Member, amount: bigint, what: string): void {
  const unit = member.currency === 'LAK' ? 'ກີບ' : 'บาท';
  const figure = minorToText(amount)
    .replace(/\.00$/, '')
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  bookBonus(world, member, { source: 'luckydraw', description: `${what} ${figure} ${unit}`, amount });
}

export const couponLifetimeMs = 7 * 86_400_000;

/** A coupon as the API returns it: with `_id`, with `code`, or with neither. */
export function toWireCoupon(member: Member, { id, named, name, prizeCode, amount }: Coupon): Schemas['Coupon'] {
  const slice = wheels[member.currency].prizes.find((prize) => prize.slice.code === prizeCode)?.slice;
  return {
    ...(named === 'id' && { _id: id }),
    ...(named === 'code' && { code: id }),
    prize: { name, slice: slice ?? prizeCode },
    amount: fromMinor(amount),
  };
}

/** GET /api/spinwheel/coupon: coupons that were not claimed, newest first. Expired ones stay in the list. */
export function couponsOf({ coupons }: World, member: Member): Coupon[] {
  return coupons.filter(({ memberId, claimed }) => memberId === member.id && !claimed).reverse();
}

function wanted(world: World, member: Member, sent: Schemas['ClaimCouponRequest']['coupon']): Coupon | undefined {
  const own = world.coupons.filter(({ memberId }) => memberId === member.id);
  if (typeof sent === 'string') return own.find(({ id }) => id === sent);
  // A coupon without an id is found by its content. Of equal ones, take one that is not claimed.
  const alike = own.filter((coupon) => isDeepStrictEqual(toWireCoupon(member, coupon), sent));
  return alike.find(({ claimed }) => !claimed) ?? alike[0];
}

/** POST /api/spinwheel/coupon/claim: credits the wallet once. */
export function claimCoupon(world: World, member: Member, sent: Schemas['ClaimCouponRequest']['coupon']) {
  const own = world.coupons.filter(({ memberId }) => memberId === member.id);
  if (own.length === 0 || !member.hasWallet) return refuse('NO_CLAIMABLE_COUPON');
  const coupon = wanted(world, member, sent);
  if (!coupon) return refuse('INVALID_CODE');
  if (coupon.claimed) return refuse('NO_CLAIMABLE_COUPON');
  if (coupon.type !== 'money') return refuse('INVALID_COUPON_TYPE');
  if (coupon.expiresAt <= world.clock.now()) return refuse('COUPON_EXPIRED');
  const known = wheels[member.currency].prizes.some(({ slice }) => slice.code === coupon.prizeCode);
  if (!known) return refuse('INVALID_PRIZE_CODE');
  coupon.claimed = true;
  bookWheelMoney(world, member, coupon.amount, coupon.name);
  return null;
}

export function addCoupon(
  world: World,
  member: Member,
  given: Pick<Coupon, 'name' | 'prizeCode' | 'amount'> & Partial<Pick<Coupon, 'id' | 'named' | 'type' | 'expiresAt'>>,
): Coupon {
  const coupon: Coupon = {
    memberId: member.id,
    id: `cp${world.coupons.length + 1}`,
    named: 'id',
    type: 'money',
    expiresAt: world.clock.now() + couponLifetimeMs,
    ...given,
    claimed: false,
  };
  world.coupons.push(coupon);
  return coupon;
}

/** GET /api/spinwheel/setup */
export function wheelOf(world: World, member: Member): Schemas['SpinSetup'] {
  const { name, prizes } = wheels[member.currency];
  const activeSpinwheel = world.settings.spin ? { name, slices: prizes.map(({ slice }) => slice) } : null;
  return { result: { activeSpinwheel, userCoin: member.coin } };
}

export function drawPrize(prizes: readonly Prize[], random: Random): Prize {
  const all = prizes.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.next() * all;
  const drawn = prizes.find(({ weight }) => (left -= weight) < 0) ?? prizes.at(-1);
  if (!drawn) throw new Error('The wheel has no prizes.');
  return drawn;
}

/** POST /api/spinwheel/spin: costs one coin. Without a wheel, a coin or a wallet: NO_DATA. */
export function spinWheel(world: World, member: Member): Schemas['SpinPrize'] | Refusal<'NO_DATA'> {
  if (!world.settings.spin || !member.hasWallet || member.coin <= 0) return refuse('NO_DATA');
  const { prizes, coupon, won } = wheels[member.currency];
  const { slice, gift } = drawPrize(prizes, world.random);
  member.coin -= 1;
  if (gift.kind === 'money') bookWheelMoney(world, member, gift.amount, won);
  if (gift.kind === 'coupon') addCoupon(world, member, { name: coupon, prizeCode: slice.code, amount: gift.amount });
  if (gift.kind === 'coins') member.coin += gift.count;
  world.spins.push({ memberId: member.id, code: slice.code });
  return { code: slice.code, label: slice.label, remainingCoin: member.coin };
}

export const spinwheelHandlers: HandlersOf<'spinwheel'> = {
  getSpinSetup: ({ world, member }) => wheelOf(world, member),
  spin: ({ world, member }) => {
    const result = spinWheel(world, member);
    return result instanceof Refusal ? result : { success: true, error: null, result };
  },
  listCoupons: ({ world, member }) => ({
    coupons: couponsOf(world, member).map((coupon) => toWireCoupon(member, coupon)),
  }),
  claimCoupon: ({ world, member, body }) => claimCoupon(world, member, body.coupon) ?? { success: true, error: null },
  getSpinActive: ({ world }) => ({ isActive: world.settings.spin }),
};
