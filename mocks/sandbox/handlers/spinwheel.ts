import type { HandlersOf } from '../call.ts';
import { contractExample } from '../contract-example.ts';

export const spinwheelHandlers: HandlersOf<'spinwheel'> = {
  getSpinSetup: () => contractExample('getSpinSetup'),
  spin: () => contractExample('spin'),
  listCoupons: () => contractExample('listCoupons'),
  claimCoupon: () => contractExample('claimCoupon'),
  getSpinActive: ({ world }) => ({ isActive: world.settings.spin }),
};
