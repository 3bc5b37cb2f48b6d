import type { Hono } from 'hono';
import { z } from 'zod/mini';
import { readWish } from './read-wish.ts';
import type { WheelControl } from './wheel-control.ts';

const phone = z.string();

const inputs = {
  coins: z.strictObject({ phone, count: z.int() }),
  coupon: z.strictObject({ phone, amount: z.union([z.number(), z.string()]) }),
};

/** Adds the control functions about wheel and coupons to the door. */
export function addWheelDoors(door: Hono, control: WheelControl): void {
  door.get('/wheel/:phone', (c) => c.json(control.wheel(c.req.param('phone'))));
  door.post('/coins', async (c) => {
    const wish = await readWish(c, inputs.coins);
    control.setCoins(wish.phone, wish.count);
    return c.json({ done: true });
  });
  door.post('/coupons', async (c) => {
    const wish = await readWish(c, inputs.coupon);
    return c.json({ id: control.giveCoupon(wish.phone, wish.amount) });
  });
}
