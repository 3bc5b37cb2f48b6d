import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod/mini';
import { moneyStatuses } from '../../generated/known-values.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { ChatMessageBody } from '../../generated/schemas.ts';
import { socketFaultShape } from './chat.ts';
import { ControlError } from './control-error.ts';
import type { Control } from './control.ts';
import { faultShape } from './faults.ts';
import { largestBody, parseJson } from './request-body.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';

const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Accepts control requests from this machine only. The Host must be a loopback address, because DNS rebinding can point
 * any other name to it. The Origin must be the sandbox's own or missing, so that pages of other sites in the same
 * browser are refused.
 */
const controlGuard: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('Host') ?? '';
  const origin = c.req.header('Origin');
  if (!loopbackHost.test(host))
    return c.json({ message: `Control requests need a loopback Host, not "${host}".` }, 403);
  if (origin !== undefined && origin !== `http://${host}`) {
    return c.json({ message: `Control requests are not taken from pages of ${origin}.` }, 403);
  }
  // A GET of another site's page, such as an image, has no Origin.
  if (c.req.header('Sec-Fetch-Site') === 'cross-site') {
    return c.json({ message: 'Control requests are not taken from pages of other sites.' }, 403);
  }
  return next();
};

/** zod/mini includes no messages: every issue would say "Invalid input". */
const inWords = z.locales.en().localeError;

/** The parsed body of a control request. Throws a ControlError that names the problem. */
function readRequest<Schema extends z.ZodMiniType>(text: string, schema: Schema): z.output<Schema> {
  let value: unknown;
  try {
    value = text ? parseJson(text) : {};
  } catch {
    throw new ControlError('The body is not JSON.');
  }
  const parsed = schema.safeParse(value, { error: inWords });
  if (parsed.success) return parsed.data;
  throw new ControlError(
    parsed.error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': ')).join('; '),
  );
}

const phone = z.string();
const to = z.string();
const amount = z.union([z.number(), z.string()]);
const index = z.int().check(z.gte(0));
const count = z.int().check(z.gte(1), z.lte(100_000));
const tenYears = 315_360_000_000;
const milliseconds = z.number().check(z.gte(0), z.lte(tenYears));
const scenario = z.custom<ScenarioName>((value) => typeof value === 'string' && isScenario(value), 'no such scenario');
const operationId = z.custom<OperationId>(
  (value) => typeof value === 'string' && Object.hasOwn(operations, value),
  'no such operation',
);

const deviations = {
  listLagMs: z.optional(milliseconds),
  upperCaseTypes: z.optional(z.boolean()),
  withdrawalFee: z.optional(amount),
  dateAheadMs: z.optional(z.number().check(z.gte(-tenYears), z.lte(tenYears))),
};
const delays = { settleDelayMs: z.optional(z.nullable(milliseconds)), qrLifetimeMs: z.optional(milliseconds) };

/** The control functions over HTTP. `GET /__sandbox` lists them, mocks/README.md says what they are for. */
export function createControlRoutes(control: Control): Hono {
  const api = new Hono().basePath('/__sandbox');
  /** The answer is the returned value, or `done`. */
  const post = <Shape extends z.core.$ZodShape>(
    path: string,
    shape: Shape,
    act: (request: z.output<z.ZodMiniObject<Shape, z.core.$strict>>) => unknown,
  ) =>
    api.post(path, async (c) => c.json(act(readRequest(await c.req.text(), z.strictObject(shape))) ?? { done: true }));
  const get = (path: string, read: (name: string) => unknown) =>
    api.get(path, (c) => c.json(read(c.req.param('name') ?? '') as object)); // everything that JSON can write
  const clear = (path: string, act: () => void) =>
    api.delete(path, (c) => {
      act();
      return c.json({ done: true });
    });
  api.use(controlGuard);
  api.use(bodyLimit({ maxSize: largestBody }));
  api.onError((error, c) => {
    if (!(error instanceof ControlError)) throw error;
    return c.json({ message: error.message }, 400);
  });

  get('/scenarios', () => control.scenarios);
  post('/reset', { scenario: z.optional(scenario), seed: z.optional(z.number()) }, (sent) => control.reset(sent));
  post('/clock', { advanceMs: z.number() }, (sent) => ({ now: control.advanceClock(sent.advanceMs) }));
  post('/faults', { operationId, ...faultShape }, ({ operationId: id, ...fault }) => control.fail(id, fault));
  clear('/faults', () => control.clearFaults());
  get('/members/:name', (name) => control.member(name));
  post('/sign-in', { phone }, (sent) => ({ token: control.signIn(sent.phone) }));
  post('/active', { phone, isActive: z.boolean() }, (sent) => control.setActive(sent.phone, sent.isActive));
  get('/otp/:name', (name) => ({ code: control.otp(name) }));
  get('/requests', control.requests);
  clear('/requests', () => control.clearRequests());
  get('/violations', control.violations);
  get('/reports', control.reports);

  get('/ledger/:name', control.ledger);
  get('/qrcodes/:name', (name) => control.qrcodes(name));
  get('/slips/:name', control.slips);
  get('/wheel/:name', (name) => control.wheel(name));
  post('/credit', { phone, amount }, (sent) => control.credit(sent.phone, sent.amount));
  post('/losses', { phone, amount }, (sent) => control.lose(sent.phone, sent.amount));
  post('/invites', { phone, amount }, (sent) => control.collectInvite(sent.phone, sent.amount));
  post('/games', { phone, code: z.string(), amount }, (sent) =>
    control.setGameBalance(sent.phone, sent.code, sent.amount),
  );
  post('/qrcodes', { phone, outcome: z.enum(['paid', 'expired']) }, (sent) =>
    control.settleQr(sent.phone, sent.outcome),
  );
  post('/slips', { phone, index, outcome: z.string(), amount: z.optional(amount) }, (sent) =>
    control.settleSlip(sent.phone, sent.index, sent.outcome, sent.amount),
  );
  post('/withdrawals', { phone, index, outcome: z.enum(moneyStatuses) }, (sent) =>
    control.settleWithdrawal(sent.phone, sent.index, sent.outcome),
  );
  post('/bonus', { phone, turnoverLeft: z.nullable(amount) }, (sent) =>
    control.setBonus(sent.phone, sent.turnoverLeft),
  );
  post('/coins', { phone, count: z.int() }, (sent) => control.setCoins(sent.phone, sent.count));
  post('/coupons', { phone, amount }, (sent) => ({ id: control.giveCoupon(sent.phone, sent.amount) }));
  post('/maintenance', { code: z.string(), isClosed: z.boolean() }, (sent) =>
    control.setMaintenance(sent.code, sent.isClosed),
  );
  post('/delays', delays, (sent) => control.setDelays(sent));
  post('/deviations', deviations, (sent) => control.setDeviations(sent));

  get('/chat/conversations/:name', control.conversation);
  get('/chat/joins', control.joins);
  post('/chat/push', { to, message: ChatMessageBody }, (sent) => control.pushMessage(sent.to, sent.message));
  post('/chat/raw', { to, payload: z.unknown() }, (sent) => control.pushRaw(sent.to, sent.payload));
  post('/chat/fill', { to, count }, (sent) => control.fillConversation(sent.to, sent.count));
  post('/chat/faults', socketFaultShape, (sent) => control.disturbSockets(sent));
  post('/chat/drop', {}, () => control.dropSockets());
  post('/chat/down', { isDown: z.boolean() }, (sent) => control.setSocketsDown(sent.isDown));
  const routes = api.routes.map(({ method, path }) => `${method} ${path}`);
  api.get('/', (c) => c.json({ routes }));
  api.all('*', (c) => c.json({ message: `The control API has no ${c.req.method} ${c.req.path}.` }, 404));
  return api;
}
