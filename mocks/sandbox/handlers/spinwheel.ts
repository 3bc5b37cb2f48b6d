import type { HandlersOf } from '../call.ts';
import { claimCoupon, couponsOf, toWireCoupon } from '../state/coupons.ts';
import { Refusal } from '../state/refusal.ts';
import { spinWheel, wheelOf } from '../state/wheel.ts';

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
