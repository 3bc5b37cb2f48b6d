import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import type { ApiError } from '../../../../src/api/wire/api-error.ts';
import { operations as contract } from '../../../support/contract.ts';
import { json, runningWire, silence, until, type Answer } from '../../../support/wire-server.ts';
import { everyOperation, paramsOfCommands } from '../../../support/read-as.ts';

const wire = await runningWire();
const { sendCommand } = await import('../../../../src/api/wire/command/send-command.ts');
const { sendMoneyCommand } = await import('../../../../src/api/wire/money/money-command.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');
const { failures } = await import('../../../../src/api/wire/api-error.ts');

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

describe('quality 1: one request per confirmation', () => {
  test('quality 1: five taps within 50 ms send one request, and all five get its answer', async () => {
    const calls = [];
    for (let tap = 0; tap < 5; tap += 1) {
      calls.push(transfer());
      await wait(10);
    }
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 5 }, () => ({ message: 'OK' })));
    expect(wire.received).toHaveLength(1);
  });

  test('quality 1: a tap joins a pending request of any duration and gets its failure', async () => {
    wire.answer = silence;
    const first = endOf(transfer());
    await wait(59_000);
    const second = endOf(transfer());
    await until(() => wire.received.length === 1);
    await wait(1_000);
    expect(await first).toMatchObject({ outcome: 'unknown' });
    expect(await second).toBe(await first);
    expect(wire.received).toHaveLength(1);
    expect(announced).toHaveLength(1);
  });

  test('quality 1: the same confirmation joins for 200 ms after the answer, and sends again after that', async () => {
    await transfer();
    await wait(199);
    await transfer();
    expect(wire.received).toHaveLength(1);
    await wait(1);
    await transfer();
    expect(wire.received).toHaveLength(2);
  });

  test('quality 1: after a refusal the same command can be sent again after 200 ms', async () => {
    wire.answer = json({ message: 'MONEY_NOT_ENOUGH' }, 400);
    await expect(transfer()).rejects.toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
    await expect(transfer()).rejects.toMatchObject({ code: 'MONEY_NOT_ENOUGH' });
    expect(wire.received).toHaveLength(1);
    await wait(200);
    wire.answer = json({ message: 'OK' });
    await expect(transfer()).resolves.toEqual({ message: 'OK' });
  });

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

  test('quality 1: files cannot be compared, so each upload is a separate confirmation', async () => {
    const body = new FormData();
    body.append('file', new File(['x'], 'slip.png'));
    await Promise.all([
      sendMoneyCommand(op.uploadSlip, schema.Ack, { body }, {}),
      sendMoneyCommand(op.uploadSlip, schema.Ack, { body }, {}),
    ]);
    expect(wire.received).toHaveLength(2);
  });
});

describe('quality 3: the Idempotency-Key', () => {
  test('quality 3: no command has a key while the setting is off', async () => {
    await transfer();
    expect(keys()).toEqual([undefined]);
  });

  test('quality 3: with the setting on, exactly the money commands have a key', async () => {
    wire.settings.idempotencyKey = true;
    wire.answer = json({});
    const commands = everyOperation.filter(({ effect }) => effect === 'command');
    for (const operation of commands) {
      const input = { params: paramsOfCommands, body: operation.body === 'multipart' ? new FormData() : { a: 1 } };
      // Only the contract relates commands to their inputs; their answers do not matter here.
      const known = operation as typeof op.transfer;
      const given = (operation.body ? input : { params: paramsOfCommands }) as never; // the input of each command
      await (operation.money ? sendMoneyCommand(known, schema.Ack, given, {}) : sendCommand(known, schema.Ack, given));
    }
    const expected = commands.map((operation) => `${operation.id} ${String(operation.money)}`);
    expect(keys().map((key, index) => `${commands[index]?.id ?? ''} ${String(key !== undefined)}`)).toEqual(expected);
    expect(keys().filter((key) => key !== undefined)).toHaveLength(contract.filter(({ money }) => money).length);
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

  test('quality 3: the same confirmation keeps its key when it is sent again', async () => {
    wire.settings.idempotencyKey = true;
    const confirmation = {};
    const give = () => sendMoneyCommand(op.withdrawAll, schema.Ack, { body: { amount: 500 } }, confirmation);
    await give();
    await wait(200);
    await give();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });
});

describe('A-118 a refusal in a success', () => {
  const claim = () => sendMoneyCommand(op.claimCoupon, schema.ClaimResult, { body: { coupon: 'c1' } }, {});

  test.each<[string, Answer, object]>([
    ['a code', json({ success: false, error: 'COUPON_EXPIRED' }), { code: 'COUPON_EXPIRED', text: '' }],
    ['the server’s own text', json({ success: false, error: 'หมดแล้ว' }), { code: undefined, text: 'หมดแล้ว' }],
    ['no reason', json({ success: false }), { code: undefined, text: '' }],
  ])('A-118 with %s is a refusal, announced once', async (_what, answer, expected) => {
    wire.answer = answer;
    const failure = await endOf(claim());
    expect(failure).toMatchObject({ operationId: 'claimCoupon', outcome: 'refused', status: 200, ...expected });
    expect(announced).toEqual([failure]);
  });

  test.each(['invalid-token', 'gone'])(
    'R-421 R-422 %s in a success ends the session or visit, and the command is unknown',
    async (word) => {
      wire.answer = json({ success: false, error: word });
      const failure = await endOf(claim());
      expect(failure).toMatchObject({ outcome: 'unknown', code: word });
      expect(announced).toEqual([failure]);
    },
  );

  test('A-118 a success is returned unchanged', async () => {
    wire.answer = json({ success: true, error: null });
    expect(await claim()).toEqual({ success: true, error: null });
    expect(announced).toEqual([]);
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

describe('A-118 answers that are too long', () => {
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
});
