import { Hono } from 'hono';
import { z } from 'zod/mini';
import { operations, type OperationId } from '../../generated/operations.ts';
import { addChatDoors } from './chat-door.ts';
import { ControlError } from './control-error.ts';
import type { Control } from './control.ts';
import { addMoneyDoors } from './money-door.ts';
import { onWish } from './on-wish.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';
import { addWheelDoors } from './wheel-door.ts';

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
    delayMs: z.optional(z.number()),
    times: z.optional(z.number()),
    connection: z.optional(z.enum(['breakBefore', 'breakAfter', 'never'])),
    apply: z.optional(z.boolean()),
  }),
  signIn: z.strictObject({ phone }),
  active: z.strictObject({ phone, isActive: z.boolean() }),
};

/** The control functions over HTTP; mocks/README.md lists them with examples. */
export function createControlDoor(control: Control): Hono {
  const door = new Hono().basePath('/__sandbox');
  const done = { done: true };
  door.onError((error, c) => {
    if (!(error instanceof ControlError)) throw error;
    return c.json({ message: error.message }, 400);
  });

  door.get('/scenarios', (c) => c.json(control.scenarios));
  onWish(door, '/reset', inputs.reset, (wish) => control.reset(wish));
  onWish(door, '/clock', inputs.clock, ({ advanceMs }) => ({ now: control.advanceClock(advanceMs) }));
  onWish(door, '/faults', inputs.fault, ({ operationId: id, ...fault }) =>
    // zod says "present but undefined" where the type says "absent"; JSON knows no such difference.
    control.fail(id, fault as Parameters<Control['fail']>[1]),
  );
  door.delete('/faults', (c) => {
    control.clearFaults();
    return c.json(done);
  });
  door.get('/members/:phone', (c) => c.json(control.member(c.req.param('phone'))));
  onWish(door, '/sign-in', inputs.signIn, (wish) => ({ token: control.signIn(wish.phone) }));
  door.get('/otp/:phone', (c) => c.json({ code: control.otp(c.req.param('phone')) }));
  onWish(door, '/active', inputs.active, (wish) => control.setActive(wish.phone, wish.isActive));
  door.get('/requests', (c) => c.json(control.requests()));
  door.delete('/requests', (c) => {
    control.clearRequests();
    return c.json(done);
  });
  door.get('/violations', (c) => c.json(control.violations()));
  door.delete('/violations', (c) => {
    control.clearViolations();
    return c.json(done);
  });
  addChatDoors(door, control);
  addMoneyDoors(door, control);
  addWheelDoors(door, control);
  const doors = door.routes.map(({ method, path }) => `${method} ${path}`);
  door.get('/', (c) => c.json({ doors }));
  door.all('*', (c) => c.json({ message: `The control door has no ${c.req.method} ${c.req.path}.` }, 404));
  return door;
}
