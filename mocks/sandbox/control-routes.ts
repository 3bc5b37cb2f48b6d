import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod/mini';
import { operations, type OperationId } from '../../generated/operations.ts';
import { addChatRoutes } from './chat-routes.ts';
import { ControlError } from './control-error.ts';
import { controlGuard } from './control-guard.ts';
import type { Control } from './control.ts';
import { largestBody } from './largest-body.ts';
import { addMoneyRoutes } from './money-routes.ts';
import { postRoute } from './post-route.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';
import { addWheelRoutes } from './wheel-routes.ts';

const phone = z.string();
const scenario = z.custom<ScenarioName>((value) => typeof value === 'string' && isScenario(value), 'no such scenario');
const operationId = z.custom<OperationId>(
  (value) => typeof value === 'string' && Object.hasOwn(operations, value),
  'no such operation',
);

const inputs = {
  reset: z.strictObject({ scenario: z.optional(scenario), seed: z.optional(z.number()) }),
  clock: z.strictObject({ advanceMs: z.number() }),
  fault: z.strictObject({
    operationId,
    code: z.optional(z.string()),
    example: z.optional(z.string()),
    status: z.optional(z.int().check(z.gte(200), z.lte(599))),
    body: z.optional(z.unknown()),
    contentType: z.optional(z.string()),
    // Node's timers go no further.
    delayMs: z.optional(z.number().check(z.gte(0), z.lte(2 ** 31 - 1))),
    times: z.optional(z.number()),
    connection: z.optional(z.enum(['breakBefore', 'breakAfter', 'never'])),
    apply: z.optional(z.boolean()),
  }),
  signIn: z.strictObject({ phone }),
  active: z.strictObject({ phone, isActive: z.boolean() }),
};

/** The control functions over HTTP. mocks/README.md lists them with examples. */
export function createControlRoutes(control: Control): Hono {
  const api = new Hono().basePath('/__sandbox');
  const deleteRoute = (path: string, act: () => void) =>
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

  api.get('/scenarios', (c) => c.json(control.scenarios));
  postRoute(api, '/reset', inputs.reset, (request) => control.reset(request));
  postRoute(api, '/clock', inputs.clock, ({ advanceMs }) => ({ now: control.advanceClock(advanceMs) }));
  postRoute(api, '/faults', inputs.fault, ({ operationId: id, ...fault }) =>
    // zod types optional fields as "present but undefined", the parameter as "absent". JSON has no difference.
    control.fail(id, fault as Parameters<Control['fail']>[1]),
  );
  deleteRoute('/faults', () => control.clearFaults());
  api.get('/members/:phone', (c) => c.json(control.member(c.req.param('phone'))));
  postRoute(api, '/sign-in', inputs.signIn, (request) => ({ token: control.signIn(request.phone) }));
  api.get('/otp/:phone', (c) => c.json({ code: control.otp(c.req.param('phone')) }));
  postRoute(api, '/active', inputs.active, (request) => control.setActive(request.phone, request.isActive));
  api.get('/requests', (c) => c.json(control.requests()));
  deleteRoute('/requests', () => control.clearRequests());
  api.get('/violations', (c) => c.json(control.violations()));
  deleteRoute('/violations', () => control.clearViolations());
  api.get('/reports', (c) => c.json(control.reports()));
  deleteRoute('/reports', () => control.clearReports());
  addChatRoutes(api, control);
  addMoneyRoutes(api, control);
  addWheelRoutes(api, control);
  const routes = api.routes.map(({ method, path }) => `${method} ${path}`);
  api.get('/', (c) => c.json({ routes }));
  api.all('*', (c) => c.json({ message: `The control API has no ${c.req.method} ${c.req.path}.` }, 404));
  return api;
}
