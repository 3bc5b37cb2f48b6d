import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import type { ApiError } from '../../../../src/api/wire/api-error.ts';
import { cut, json, runningWire, settle, silence, text, until, type Answer } from '../../../support/wire-server.ts';
import { everyOperation, paramsOfCommands } from '../../../support/read-as.ts';
import { requirements } from '../../../../tools/ledger/requirements.ts';
import { callIn } from '../../../contract/ledger-statements.ts';

const wire = await runningWire();
wire.settings.apiBaseUrl = `${wire.origin}/base`;
const { send } = await import('../../../../src/api/wire/send/send.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');
const { ApiError: TheError, failures } = await import('../../../../src/api/wire/api-error.ts');
const { terminalOf } = await import('../../../../src/errors/terminal.ts');

const announced: ApiError[] = [];
const unsubscribe = failures.subscribe((error) => announced.push(error));
vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  announced.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  session.end();
});
afterAll(unsubscribe);

const getWallet = () => send(op.getWallet, schema.WalletResponse, {});
const transfer = (signal?: AbortSignal) =>
  send(op.transfer, schema.Ack, { body: { from: 'WALLET', to: 'G1', amount: 5 } }, { signal });
const login = (password = 'p') => send(op.login, schema.LoginResponse, { body: { username: 'u', password } });
const uploadSlip = () => send(op.uploadSlip, schema.Ack, { body: new FormData() });

/** The error of a call that must fail. Expects that it was announced exactly once. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.then(undefined, (error: unknown) => error);
  expect(failure).toBeInstanceOf(TheError);
  expect(announced).toEqual([failure]);
  announced.length = 0;
  return failure as ApiError; // checked by the first expectation
}

const withoutNames = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** The row of the ledger with this call, which names its parameters in its own way. */
const rowOf = ({ method, path }: (typeof everyOperation)[number]) =>
  requirements.find(({ text }) => {
    const call = callIn(text);
    return call?.method === method.toUpperCase() && call.paths.map(withoutNames).includes(withoutNames(path));
  })?.id;

describe('every request', () => {
  test.each(everyOperation.map((operation) => [rowOf(operation), operation.id, operation] as const))(
    '%s R-001 R-006 %s goes to its method and path below the base URL, with its headers',
    async (row, _id, operation) => {
      expect(row).toBeDefined();
      session.start('member-token', { remember: false });
      wire.answer = json({});
      const params = { ...paramsOfCommands, reference: 'r' };
      const sent = operation.body === 'json' ? { a: 1 } : operation.body === 'multipart' ? new FormData() : undefined;
      const input = { params, body: sent } as never; // a superset of all inputs; other tests check the types
      await send(operation, schema.Ack as never, input); // the answer does not matter here
      const path = operation.path.replace(/\{(\w+)\}/g, (_whole, name: keyof typeof params) => params[name]);
      expect(wire.received).toHaveLength(1);
      const [request] = wire.received;
      expect(request).toMatchObject({
        ...{ method: operation.method.toUpperCase(), url: `/base${path}` },
        headers: { 'x-client': 'wallet-user', authorization: 'Bearer member-token' },
      });
      expect(request?.headers['idempotency-key']).toBeUndefined();
      if (operation.body === 'multipart') return;
      expect(request?.headers['content-type']).toBe(operation.body === 'json' ? 'application/json' : undefined);
      expect(request?.body.toString()).toBe(operation.body === 'json' ? '{"a":1}' : '');
    },
  );

  test('R-004 R-005 each request has the current token, or none without a session', async () => {
    wire.answer = json({ terminated: null });
    const call = () => send(op.getActive, schema.ActiveLookup, {});
    await call();
    session.start('first', { remember: true });
    await call();
    session.start('second', { remember: false });
    await call();
    const sent = wire.received.map(({ headers }) => headers.authorization);
    expect(sent).toEqual([undefined, 'Bearer first', 'Bearer second']);
  });

  test('R-076 R-077 a promotion code is percent-encoded', async () => {
    wire.answer = json({ percentFail: null, description: '' });
    for (const code of ['A/B C', '?a=1&b#c', 'ก๑%2F+', '..a'])
      await send(op.findPromotion, schema.Promotion, { params: { code } });
    expect(wire.received.map(({ url }) => url.replace('/base/api/promotion/find/', ''))).toEqual([
      'A%2FB%20C',
      '%3Fa%3D1%26b%23c',
      '%E0%B8%81%E0%B9%91%252F%2B',
      '..a',
    ]);
  });

  test.each(['', '.', '..'])(
    'quality 5: a parameter %j, which would change the path, is refused and nothing is sent',
    async (code) => {
      const failure = await failureOf(send(op.findPromotion, schema.Promotion, { params: { code } }));
      expect(failure).toMatchObject({ outcome: 'refused', status: 0, code: 'NO_DATA' });
      expect(wire.received).toHaveLength(0);
    },
  );
});

describe('A-118 a money command over a faulty network', () => {
  /** The beginning of a body of 100 bytes. */
  const begun =
    (status: number, part: string): Answer =>
    (response) => {
      response.writeHead(status, { 'Content-Length': 100 }).write(part, () => response.destroy());
    };
  /** Leads to a success elsewhere. */
  const redirect: Answer = (response, request) => {
    if (request.url === '/elsewhere') json({ message: 'SUCCESS' })(response, request);
    else response.writeHead(302, { Location: '/elsewhere' }).end();
  };

  test.each<[string, Answer, object]>([
    ['the connection is reset', cut, { outcome: 'unknown', status: 0, code: undefined, text: '' }],
    ['the answer is cut off', begun(200, '{"message":'), { outcome: 'unknown', status: 0 }],
    ['a refusal is cut off', begun(400, '{"message":"NO_BANK"'), { outcome: 'unknown', status: 0 }],
    ['the JSON ends early', text('{"message":"OK"'), { outcome: 'unknown', status: 200 }],
    ['it is a page', text('<!doctype html><title>Sign in</title>'), { outcome: 'unknown', status: 200, text: '' }],
    ['it is redirected, which is not followed', redirect, { outcome: 'unknown', status: 0 }],
    ['it is refused', json({ message: 'NO_BANK' }, 400), { outcome: 'refused', status: 400, code: 'NO_BANK' }],
  ])('A-118 quality 2: %s', async (_what, answer, expected) => {
    wire.answer = answer;
    expect(await failureOf(transfer())).toMatchObject({ operationId: 'transfer', ...expected });
  });

  test.each<[string, Answer]>([
    ['204', text('', 204, {})],
    ['200 without a body', text('', 200, { 'Content-Length': '0' })],
    ['201 with a body', json({ message: 'SUCCESS' }, 201)],
    ['a byte order mark before the JSON', text('\uFEFF{"message":"OK"}')],
    ['a plain-text JSON', text('{"message":"OK"}', 200, { 'Content-Type': 'text/plain' })],
  ])('A-118 %s is an answer', async (_what, answer) => {
    wire.answer = answer;
    await expect(transfer()).resolves.toBeTypeOf('object');
    expect(announced).toEqual([]);
  });

  test('A-118 204 does not answer a call that has a documented body', async () => {
    wire.answer = text('', 204, {});
    expect(await failureOf(login())).toMatchObject({ outcome: 'unknown', status: 204 });
  });

  test('A-118 aborted after it was sent it is unknown and cut off; before, it is refused and not sent', async () => {
    expect(await failureOf(transfer(AbortSignal.abort()))).toMatchObject({ outcome: 'refused', status: 0 });
    expect(wire.received).toHaveLength(0);
    const giveUp = new AbortController();
    const call = failureOf(transfer(giveUp.signal));
    await until(() => wire.received.length === 1);
    giveUp.abort();
    expect(await call).toMatchObject({ outcome: 'unknown', status: 0 });
    await until(() => wire.abandoned === 1);
  });
});

test('quality 10: an error contains neither the request nor the member', async () => {
  session.start('secret-token', { remember: false });
  wire.answer = json({ message: 'WRONG_PASSWORD' }, 400);
  const failure = await failureOf(login('hunter2'));
  expect(JSON.stringify(failure) + String(failure) + String(failure.stack)).not.toMatch(/hunter2|secret-token/);
});

describe('A-28 an answer to an earlier session', () => {
  const late = async (message: string, status: number, meanwhile: () => void) => {
    session.start('old', { remember: false });
    wire.answer = (response, request) => {
      meanwhile();
      json({ message }, status)(response, request);
    };
    return failureOf(getWallet());
  };
  const renew = () => session.start('new', { remember: false });

  test.each(['invalid-token', 'EXPIRED_AUTH_TOKEN', 'ไม่สามารถยืนยันตัวตนได้'])(
    'A-28 "%s" does not end the session that started since',
    async (message) => {
      expect(terminalOf(await late(message, 401, renew), true)).toBeUndefined();
      expect(terminalOf(await late(message, 401, () => undefined), true)).toMatchObject({ kind: 'signedOut' });
    },
  );

  test('A-28 "gone" still counts: the service is terminated for everybody', async () => {
    expect(terminalOf(await late('gone', 410, renew), true)).toEqual({ kind: 'gone' });
  });
});

/** Sends the headers and half of the body, then nothing. */
const half: Answer = (response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"message":');

test.each<[string, number, string, () => Promise<unknown>, Answer]>([
  ['getWallet', 60_000, 'not at all', getWallet, silence],
  ['transfer', 60_000, 'by half a body', transfer, half],
  ['uploadSlip', 300_000, 'not at all', uploadSlip, silence],
])('R-002 R-003 %s is given up after %i ms when it is answered %s', async (id, limit, _how, give, answer) => {
  wire.answer = answer;
  let outcome = 'pending';
  const call = give().then(
    () => (outcome = 'answered'),
    (error: unknown) => (outcome = String(error)),
  );
  await until(() => wire.received.length === 1);
  await settle(); // the half body arrives
  await vi.advanceTimersByTimeAsync(limit - 1);
  await settle();
  expect([outcome, wire.abandoned]).toEqual(['pending', 0]);
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(outcome).toBe(`ApiError: ${id}: unknown`);
  await until(() => wire.abandoned === 1);
});

test('R-003 exactly the three uploads have the long limit', () => {
  const uploads = everyOperation.filter(({ timeout }) => timeout === 'upload').map(({ id }) => id);
  expect(uploads).toEqual(['uploadChatImage', 'uploadChatVideo', 'uploadSlip']);
});

test('R-002 an answered call leaves no timer and no listener', async () => {
  wire.answer = json({ message: 'OK' });
  const { signal } = new AbortController();
  const add = vi.spyOn(signal, 'addEventListener');
  const remove = vi.spyOn(signal, 'removeEventListener');
  const before = vi.getTimerCount();
  await transfer(signal);
  expect(vi.getTimerCount()).toBe(before);
  expect(remove.mock.calls.length).toBe(add.mock.calls.length);
});
