import type { Hono } from 'hono';
import { z } from 'zod/mini';
import type { MoneyControl } from './money-control.ts';
import { onWish } from './on-wish.ts';

const phone = z.string();
const amount = z.union([z.number(), z.string()]);
const index = z.int().check(z.gte(0));
const milliseconds = z.number().check(z.gte(0));

const inputs = {
  amount: z.strictObject({ phone, amount }),
  game: z.strictObject({ phone, code: z.string(), amount }),
  qr: z.strictObject({ phone, outcome: z.enum(['paid', 'expired']) }),
  slip: z.strictObject({ phone, index, outcome: z.string(), amount: z.optional(amount) }),
  withdrawal: z.strictObject({ phone, index, outcome: z.enum(['SUCCESS', 'FAILED']) }),
  bonus: z.strictObject({ phone, turnoverLeft: z.nullable(amount) }),
  maintenance: z.strictObject({ code: z.string(), isClosed: z.boolean() }),
  delays: z.strictObject({
    settleDelayMs: z.optional(z.nullable(milliseconds)),
    qrLifetimeMs: z.optional(milliseconds),
  }),
};

/** Adds the control functions about money to the door. */
export function addMoneyDoors(door: Hono, control: MoneyControl): void {
  door.get('/ledger/:phone', (c) => c.json(control.ledger(c.req.param('phone'))));
  door.get('/qrcodes/:phone', (c) => c.json(control.qrcodes(c.req.param('phone'))));
  door.get('/slips/:phone', (c) => c.json(control.slips(c.req.param('phone'))));
  onWish(door, '/credit', inputs.amount, (wish) => control.credit(wish.phone, wish.amount));
  onWish(door, '/games', inputs.game, (wish) => control.setGameBalance(wish.phone, wish.code, wish.amount));
  onWish(door, '/losses', inputs.amount, (wish) => control.lose(wish.phone, wish.amount));
  onWish(door, '/invites', inputs.amount, (wish) => control.collectInvite(wish.phone, wish.amount));
  onWish(door, '/qrcodes', inputs.qr, (wish) => control.settleQr(wish.phone, wish.outcome));
  onWish(door, '/slips', inputs.slip, (wish) => control.settleSlip(wish.phone, wish.index, wish.outcome, wish.amount));
  onWish(door, '/withdrawals', inputs.withdrawal, (wish) =>
    control.settleWithdrawal(wish.phone, wish.index, wish.outcome),
  );
  onWish(door, '/bonus', inputs.bonus, (wish) => control.setBonus(wish.phone, wish.turnoverLeft));
  onWish(door, '/maintenance', inputs.maintenance, (wish) => control.setMaintenance(wish.code, wish.isClosed));
  onWish(door, '/delays', inputs.delays, (wish) => control.setDelays(wish));
}
