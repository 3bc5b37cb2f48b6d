import type { Hono } from 'hono';
import { z } from 'zod/mini';
import type { MoneyControl } from './money-control.ts';
import { postRoute } from './post-route.ts';

const phone = z.string();
const amount = z.union([z.number(), z.string()]);
const index = z.int().check(z.gte(0));
const tenYears = 315_360_000_000;
const milliseconds = z.number().check(z.gte(0), z.lte(tenYears));

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

export function addMoneyRoutes(api: Hono, control: MoneyControl): void {
  api.get('/ledger/:phone', (c) => c.json(control.ledger(c.req.param('phone'))));
  api.get('/qrcodes/:phone', (c) => c.json(control.qrcodes(c.req.param('phone'))));
  api.get('/slips/:phone', (c) => c.json(control.slips(c.req.param('phone'))));
  postRoute(api, '/credit', inputs.amount, (request) => control.credit(request.phone, request.amount));
  postRoute(api, '/games', inputs.game, (request) =>
    control.setGameBalance(request.phone, request.code, request.amount),
  );
  postRoute(api, '/losses', inputs.amount, (request) => control.lose(request.phone, request.amount));
  postRoute(api, '/invites', inputs.amount, (request) => control.collectInvite(request.phone, request.amount));
  postRoute(api, '/qrcodes', inputs.qr, (request) => control.settleQr(request.phone, request.outcome));
  postRoute(api, '/slips', inputs.slip, (request) =>
    control.settleSlip(request.phone, request.index, request.outcome, request.amount),
  );
  postRoute(api, '/withdrawals', inputs.withdrawal, (request) =>
    control.settleWithdrawal(request.phone, request.index, request.outcome),
  );
  postRoute(api, '/bonus', inputs.bonus, (request) => control.setBonus(request.phone, request.turnoverLeft));
  postRoute(api, '/maintenance', inputs.maintenance, (request) =>
    control.setMaintenance(request.code, request.isClosed),
  );
  postRoute(api, '/delays', inputs.delays, (request) => control.setDelays(request));
}
