import { minor } from './seed-history.ts';
import { addCoupon } from './state/coupons.ts';
import type { Member, World } from './state/world.ts';

const day = 86_400_000;

/** One coupon of every kind, oldest first: some can be claimed, each other one fails for a different reason. */
export function seedCoupons(world: World, member: Member): void {
  const now = world.clock.now();
  const wheel = { name: 'คูปองวงล้อ', prizeCode: 'C50' };
  addCoupon(world, member, { ...wheel, prizeCode: 'C200', amount: minor('200'), expiresAt: now + 2 * day });
  addCoupon(world, member, { name: 'คูปองปีใหม่', prizeCode: 'S500', amount: minor('500') });
  addCoupon(world, member, { ...wheel, amount: minor('50'), expiresAt: now - day });
  addCoupon(world, member, { name: 'คูปองเพิ่มยอดฝาก', prizeCode: 'S100', amount: minor('100'), type: 'deposit' });
  addCoupon(world, member, { ...wheel, amount: minor('30'), named: null });
  addCoupon(world, member, { name: 'คูปองวันเกิด', prizeCode: 'S20', amount: minor('20'), named: 'code', id: 'CP-2' });
  addCoupon(world, member, { ...wheel, amount: minor('50'), id: '66d0aa01' });
}
