import type { Hono } from 'hono';
import { z } from 'zod/mini';
import { postRoute } from './post-route.ts';
import type { WheelControl } from './wheel-control.ts';

const phone = z.string();

const inputs = {
  coins: z.strictObject({ phone, count: z.int() }),
  coupon: z.strictObject({ phone, amount: z.union([z.number(), z.string()]) }),
};

export function addWheelRoutes(api: Hono, control: WheelControl): void {
  api.get('/wheel/:phone', (c) => c.json(control.wheel(c.req.param('phone'))));
  postRoute(api, '/coins', inputs.coins, (request) => control.setCoins(request.phone, request.count));
  postRoute(api, '/coupons', inputs.coupon, (request) => ({ id: control.giveCoupon(request.phone, request.amount) }));
}
