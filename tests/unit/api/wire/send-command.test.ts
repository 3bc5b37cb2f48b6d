import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import type { ApiError } from '../../../../src/api/wire/api-error.ts';
import type { ResponseSchema } from '../../../../src/api/wire/read/read.ts';
import type { Operation } from '../../../../src/api/wire/types.ts';
import { cut, json, runningWire, silence, until, type Answer } from '../../../support/wire-server.ts';
import { everyOperation, paramsOfCommands, typicalOf } from '../../../support/read-as.ts';

const wire = await runningWire();
const { sendCommand } = await import('../../../../src/api/wire/command/send-command.ts');
const { sendMoneyCommand } = await import('../../../../src/api/wire/money/money-command.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');
const { failures } = await import('../../../../src/api/wire/api-error.ts');
const { runningCommands } = await import('../../../../src/lib/running-commands.ts');

const announced: ApiError[] = [];
const unsubscribe = failures.subscribe((error) => announced.push(error));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  wire.answer = json({ message: 'OK' });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(200); // so that no test joins a command of the previous one
  vi.useRealTimers();
  session.end();
  wire.settings.idempotencyKey = false;
  announced.length = 0;
});
afterAll(unsubscribe);

const transfer = (amount = 500) =>
  sendMoneyCommand(op.transfer, schema.Ack, { body: { from: 'WALLET', to: 'G1', amount } }, {});
const endOf = (call: Promise<unknown>) => call.catch((error: unknown) => error);
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const keys = () => wire.received.map(({ headers }) => headers['idempotency-key']);

const commands = everyOperation.filter(({ effect }) => effect === 'command');

/** Sends any command; returns its result as text. */
function giveAny(operation: Operation): Promise<string> {
  const body = operation.body === 'multipart' ? new FormData() : { a: 1 };
  const input = operation.body ? { params: paramsOfCommands, body } : { params: paramsOfCommands };
  // Only the contract relates commands to their schemas and inputs, which stand for those of `transfer`.
  const answer = schema[operation.response] as ResponseSchema<'transfer'>;
  const known = operation as typeof op.transfer; // stands for each command
  const given = input as never; // the input that its table entry asks for
  const sent = operation.money ? sendMoneyCommand(known, answer, given, {}) : sendCommand(known, answer, given);
  return sent.then(
    () => 'done',
    (error: unknown) => String(error),
  );
}

/** A command that is repeated just before the 200 ms after its answer are over. */
const soonAfter = (answer: (operation: Operation) => Answer) => async (operation: Operation) => {
  wire.answer = answer(operation);
  const first = await giveAny(operation);
  await wait(199);
  return [first, await giveAny(operation)];
};

/** Ways to repeat a command within one confirmation; each returns the result of every call. */
const repetitions: Record<string, (operation: Operation) => Promise<string[]>> = {
  'five times at once': (operation) => {
    wire.answer = json(typicalOf(operation.id));
    return Promise.all(Array.from({ length: 5 }, () => giveAny(operation)));
  },
  'while the first is under way, until its time is up': async (operation) => {
    wire.answer = silence;
    const first = giveAny(operation);
    await until(() => wire.received.length > 0);
    await wait(operation.timeout === 'upload' ? 299_999 : 59_999);
    const second = giveAny(operation);
    if (operation.body === 'multipart') await until(() => wire.received.length > 1);
    await wait(300_000);
    return Promise.all([first, second]);
  },
  'soon after it was done': soonAfter(({ id }) => json(typicalOf(id))),
  'soon after it was refused': soonAfter(() => json({ message: 'REQUEST_LIMIT' }, 429)),
  'soon after its connection was cut': soonAfter(() => cut),
};

describe('quality 1: one request per confirmation', () => {
  test.each(Object.entries(repetitions))(
    'quality 1: every command, given again %s, sends one request, and each call gets its answer',
    async (_way, repeat) => {
      for (const operation of commands) {
        wire.reset();
        const heard = await repeat(operation);
        // Files cannot be compared, so each upload counts as a new command.
        const expected = operation.body === 'multipart' ? heard.length : 1;
        expect(wire.received, operation.id).toHaveLength(expected);
        expect(new Set(heard).size, operation.id).toBe(1);
        // The next confirmation is sent.
        await wait(200);
        wire.answer = json(typicalOf(operation.id));
        expect(await giveAny(operation), operation.id).toBe('done');
        expect(wire.received, operation.id).toHaveLength(expected + 1);
        await wait(200);
      }
    },
  );

  test('quality 1: another input, operation or path is another confirmation', async () => {
    await Promise.all([
      transfer(500),
      transfer(501),
      sendMoneyCommand(op.withdrawAll, schema.Ack, { body: { amount: 500 } }, {}),
      sendMoneyCommand(op.addFunds, schema.Ack, { body: { amount: 500 } }, {}),
      sendCommand(op.activateSlot, schema.Ack, { params: { slotCode: 'A' } }),
      sendCommand(op.activateSlot, schema.Ack, { params: { slotCode: 'B' } }),
      sendCommand(op.resetSlotPassword, schema.Ack, { params: { slotCode: 'B' } }),
    ]);
    expect(wire.received).toHaveLength(7);
  });

  test('quality 1: the next member’s confirmation does not join that of the last one', async () => {
    wire.answer = silence;
    session.start('first', { remember: false });
    const first = endOf(transfer());
    await until(() => wire.received.length === 1);
    session.end();
    session.start('second', { remember: false });
    wire.answer = json({ message: 'OK' });
    await transfer();
    expect(wire.received.map(({ headers }) => headers.authorization)).toEqual(['Bearer first', 'Bearer second']);
    await wait(60_000);
    expect(await first).toMatchObject({ outcome: 'unknown' });
  });
});

describe('quality 3: the Idempotency-Key', () => {
  test('quality 3: with the setting on, exactly the money commands have a key, and none with the setting off', async () => {
    await transfer();
    expect(keys()).toEqual([undefined]);
    wire.received.length = 0;
    wire.settings.idempotencyKey = true;
    for (const operation of commands) {
      wire.answer = json(typicalOf(operation.id));
      await giveAny(operation);
    }
    const expected = commands.map((operation) => `${operation.id} ${String(operation.money)}`);
    expect(keys().map((key, index) => `${commands[index]?.id ?? ''} ${String(key !== undefined)}`)).toEqual(expected);
  });

  test('quality 3: a key has 128 random bits, one per confirmation', async () => {
    wire.settings.idempotencyKey = true;
    await Promise.all([transfer(), transfer(), transfer()]);
    await wait(200);
    await transfer();
    await Promise.all([transfer(1), transfer(2)]);
    expect(keys()).toHaveLength(4);
    expect(new Set(keys()).size).toBe(4);
    for (const key of keys()) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('A-118 a refusal in a success', () => {
  const claim = () => sendMoneyCommand(op.claimCoupon, schema.ClaimResult, { body: { coupon: 'c1' } }, {});

  test.each([
    ['COUPON_EXPIRED', { outcome: 'refused', code: 'COUPON_EXPIRED', text: '' }],
    ['หมดแล้ว', { outcome: 'refused', code: undefined, text: 'หมดแล้ว' }],
    ['invalid-token', { outcome: 'unknown', code: 'invalid-token' }],
  ])('A-118 R-422 with %s is announced once', async (error, expected) => {
    wire.answer = json({ success: false, error });
    const failure = await endOf(claim());
    expect(failure).toMatchObject({ operationId: 'claimCoupon', status: 200, ...expected });
    expect(announced).toEqual([failure]);
  });

  test('A-28 a refusal in an earlier session does not affect this one', async () => {
    session.start('old', { remember: false });
    wire.answer = (response, request) => {
      session.start('new', { remember: false });
      json({ success: false, error: 'COUPON_EXPIRED' })(response, request);
    };
    await expect(claim()).rejects.toMatchObject({ outcome: 'refused' });
    expect(announced).toMatchObject([{ code: undefined, text: '' }]);
  });
});

test.each([
  ['with its length', true],
  ['without its length', false],
])('A-118 an answer of 6 MB is not read, %s', async (_how, hasLength) => {
  const body = JSON.stringify({ message: 'OK', more: Array(6).fill('x'.repeat(1_000_000)) });
  const length = hasLength ? { 'Content-Length': body.length } : {};
  wire.answer = (response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', ...length });
    response.on('error', () => undefined).end(body);
  };
  await expect(transfer()).rejects.toMatchObject({ outcome: 'unknown' });
});

test.each<[string, Answer]>([
  ['is done', json({ message: 'OK' })],
  ['is refused', json({ message: 'REQUEST_LIMIT_1MIN' }, 429)],
  ['has an unknown outcome', cut],
])('A-133 a command is under way until it %s, also if another one ends before', async (confirmation, answer) => {
  const held: (() => void)[] = [];
  wire.answer = (response, request) => void held.push(() => answer(response, request));
  const settled = endOf(sendCommand(op.refreshSlots, schema.Ack, {}, { confirmation }));
  await until(() => held.length === 1);
  wire.answer = json({ message: 'OK' });
  await transfer();
  expect(runningCommands.any()).toBe(true);
  held.pop()?.();
  await settled;
  expect(runningCommands.any()).toBe(false);
});
