import type { Hono } from 'hono';
import { z } from 'zod/mini';
import type { MoneyControl } from './money-control.ts';
import { readWish } from './read-wish.ts';

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
  const done = { done: true };
  door.get('/ledger/:phone', (c) => c.json(control.ledger(c.req.param('phone'))));
  door.get('/qrcodes/:phone', (c) => c.json(control.qrcodes(c.req.param('phone'))));
  door.get('/slips/:phone', (c) => c.json(control.slips(c.req.param('phone'))));
  door.post('/credit', async (c) => {
    const wish = await readWish(c, inputs.amount);
    control.credit(wish.phone, wish.amount);
    return c.json(done);
  });
  door.post('/games', async (c) => {
    const wish = await readWish(c, inputs.game);
    control.setGameBalance(wish.phone, wish.code, wish.amount);
    return c.json(done);
  });
  door.post('/losses', async (c) => {
    const wish = await readWish(c, inputs.amount);
    control.lose(wish.phone, wish.amount);
    return c.json(done);
  });
  door.post('/invites', async (c) => {
    const wish = await readWish(c, inputs.amount);
    control.collectInvite(wish.phone, wish.amount);
    return c.json(done);
  });
  door.post('/qrcodes', async (c) => {
    const wish = await readWish(c, inputs.qr);
    control.settleQr(wish.phone, wish.outcome);
    return c.json(done);
  });
  door.post('/slips', async (c) => {
    const wish = await readWish(c, inputs.slip);
    control.settleSlip(wish.phone, wish.index, wish.outcome, wish.amount);
    return c.json(done);
  });
  door.post('/withdrawals', async (c) => {
    const wish = await readWish(c, inputs.withdrawal);
    control.settleWithdrawal(wish.phone, wish.index, wish.outcome);
    return c.json(done);
  });
  door.post('/bonus', async (c) => {
    const wish = await readWish(c, inputs.bonus);
    control.setBonus(wish.phone, wish.turnoverLeft);
    return c.json(done);
  });
  door.post('/maintenance', async (c) => {
    const wish = await readWish(c, inputs.maintenance);
    control.setMaintenance(wish.code, wish.isClosed);
    return c.json(done);
  });
  door.post('/delays', async (c) => {
    control.setDelays(await readWish(c, inputs.delays));
    return c.json(done);
  });
}
