import type { Hono } from 'hono';
import { z } from 'zod/mini';
import { onWish } from './on-wish.ts';
import type { WheelControl } from './wheel-control.ts';

const phone = z.string();

const inputs = {
  coins: z.strictObject({ phone, count: z.int() }),
  coupon: z.strictObject({ phone, amount: z.union([z.number(), z.string()]) }),
};

/** Adds the control functions about wheel and coupons to the door. */
export function addWheelDoors(door: Hono, control: WheelControl): void {
  door.get('/wheel/:phone', (c) => c.json(control.wheel(c.req.param('phone'))));
  onWish(door, '/coins', inputs.coins, (wish) => control.setCoins(wish.phone, wish.count));
  onWish(door, '/coupons', inputs.coupon, (wish) => ({ id: control.giveCoupon(wish.phone, wish.amount) }));
}
