import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '../../../generated/operations.ts';
import { bookWheelMoney } from './wheel-money.ts';
import { wheels } from './wheel-prizes.ts';
import { fromMinor } from './money.ts';
import { refuse } from './refusal.ts';
import type { Coupon, Member, World } from './world.ts';

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
