import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import type { ApiError } from '../../../../src/api/wire/api-error.ts';
import {
  cut,
  json,
  runningWire,
  silence,
  startWireServer,
  text,
  until,
  type Answer,
} from '../../../support/wire-server.ts';

const wire = await runningWire();
const { send } = await import('../../../../src/api/wire/send/send.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');
const { failures } = await import('../../../../src/api/wire/api-error.ts');
const { ApiError: TheError } = await import('../../../../src/api/wire/api-error.ts');
const { terminalOf } = await import('../../../../src/errors/terminal.ts');

const announced: ApiError[] = [];
const unsubscribe = failures.subscribe((error) => announced.push(error));
const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  announced.length = 0;
  report.mockClear();
});
afterEach(() => session.end());
afterAll(unsubscribe);

const transfer = (signal?: AbortSignal) =>
  send(op.transfer, schema.Ack, { body: { from: 'WALLET', to: 'G1', amount: 5 } }, { signal });
const login = (password = 'p') => send(op.login, schema.LoginResponse, { body: { username: 'u', password } });

/** The error of a call that must fail. Expects that it was announced exactly once. */
async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.then(undefined, (error: unknown) => error);
  expect(failure).toBeInstanceOf(TheError);
  expect(announced).toEqual([failure]);
  expect(announced[0]).toBe(failure);
  return failure as ApiError; // checked by the first expectation
}

/** The beginning of a body of 100 bytes. */
const begun =
  (status: number, part: string): Answer =>
  (response) => {
    response.writeHead(status, { 'Content-Length': 100 }).write(part, () => response.destroy());
  };
const unknown = (status: number) => ({ outcome: 'unknown', status });
const refused = (status: number, code: string | undefined) => ({ outcome: 'refused', status, code });
const serverError = 'INTERNAL_SERVER_ERROR';

describe('A-118 a money command over a faulty network', () => {
  test.each<[string, Answer, object]>([
    ['the connection is reset', cut, { ...unknown(0), code: undefined, text: '' }],
    ['the answer is cut off', begun(200, '{"message":'), unknown(0)],
    ['a refusal is cut off', begun(400, '{"message":"NO_BANK"'), unknown(0)],
    ['the JSON ends early', text('{"message":"OK"'), unknown(200)],
    ['it is a page', text('<!doctype html><title>Sign in</title>'), { ...unknown(200), text: '' }],
    ['it is a page with 403', text('<html>', 403), { ...unknown(403), text: '' }],
    ['it is a page with 502', text('<html>Bad gateway</html>', 502), { ...unknown(502), text: '' }],
    ['it is empty with 500', text('', 500), unknown(500)],
    ['it is empty with 400', text('', 400), unknown(400)],
    ['it is two answers', text('{"message":"OK"}{"message":"OK"}'), unknown(200)],
    [
      'it leads to a success elsewhere, which is not followed',
      (response, { url }) => {
        if (url === '/elsewhere') {
          json({ message: 'SUCCESS' })(response, { method: '', url, headers: {}, body: Buffer.of() });
        } else response.writeHead(302, { Location: '/elsewhere' }).end();
      },
      unknown(0),
    ],
    ['it leads to itself', text('', 303, { Location: '/api/wallet/transfer' }), unknown(0)],
    ['it leads nowhere', text('', 302, {}), unknown(0)],
    ['it is refused by a code', json({ message: 'MONEY_NOT_ENOUGH' }, 400), refused(400, 'MONEY_NOT_ENOUGH')],
    ['it is refused by a text', json({ message: 'ปิด' }, 422), { ...refused(422, undefined), text: 'ปิด' }],
    ['it is refused by a code with 503', json({ message: 'TRANSFER_FAIL' }, 503), refused(503, 'TRANSFER_FAIL')],
    ['the server failed', json({ message: serverError }, 500), { ...unknown(500), code: serverError }],
  ])('A-118 quality 2: %s', async (_what, answer, expected) => {
    wire.answer = answer;
    expect(await failureOf(transfer())).toMatchObject({ operationId: 'transfer', ...expected });
  });

  test('R-445 an unreachable address', async () => {
    const closed = await startWireServer();
    await closed.close();
    const call = send(op.transferAll, schema.Ack, { body: { to: 'G1' } }, { fetch: () => fetch(closed.origin) });
    expect(await failureOf(call)).toMatchObject(unknown(0));
  });

  test('R-082 a lost answer causes no second request', async () => {
    wire.answer = cut;
    await failureOf(transfer());
    expect(wire.received).toHaveLength(1);
  });

  test.each<[string, Answer]>([
    ['204', text('', 204, {})],
    ['200 without a body', text('', 200, { 'Content-Length': '0' })],
    ['200 that ends before its body begins', text('', 200, { 'Transfer-Encoding': 'chunked' })],
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
    expect(await failureOf(login())).toMatchObject(unknown(204));
  });
});

describe('A-118 calls that the app aborts', () => {
  test('A-118 aborted after it was sent, the outcome is unknown and the connection closed', async () => {
    wire.answer = silence;
    const giveUp = new AbortController();
    const call = failureOf(transfer(giveUp.signal));
    await until(() => wire.received.length === 1);
    giveUp.abort();
    expect(await call).toMatchObject(unknown(0));
    await until(() => wire.abandoned === 1);
  });

  test('A-118 aborted before it was sent, it is refused and nothing is sent', async () => {
    expect(await failureOf(transfer(AbortSignal.abort()))).toMatchObject({ outcome: 'refused', status: 0 });
    expect(wire.received).toHaveLength(0);
  });
});

describe('quality 9, 10: reports of development builds', () => {
  test.each<[string, Answer]>([
    ['a refusal', json({ message: 'WRONG_PASSWORD' }, 400)],
    ['a text of the server', json({ message: 'ปิดปรับปรุง' }, 500)],
    ['a broken connection', cut],
  ])('quality 9: %s breaks no contract', async (_what, answer) => {
    wire.answer = answer;
    await failureOf(login());
    expect(report).not.toHaveBeenCalled();
  });

  test('quality 10: an error contains neither the request nor the member', async () => {
    session.start('secret-token', { remember: false });
    wire.answer = json({ message: 'WRONG_PASSWORD' }, 400);
    const failure = await failureOf(login('hunter2'));
    expect(JSON.stringify(failure) + String(failure) + String(failure.stack)).not.toMatch(/hunter2|secret-token/);
  });
});

describe('A-28 an answer to an earlier session', () => {
  const identity = 'ไม่สามารถยืนยันตัวตนได้';
  const late = async (message: string, status: number, meanwhile: () => void) => {
    session.start('old', { remember: false });
    wire.answer = (response, request) => {
      meanwhile();
      json({ message }, status)(response, request);
    };
    return failureOf(send(op.getWallet, schema.WalletResponse, {}));
  };
  const renew = () => {
    session.start('new', { remember: false });
  };

  test.each(['invalid-token', 'EXPIRED_AUTH_TOKEN', 'INVALID_USER_1', 'UNAUTHORIZED', identity])(
    'A-28 "%s" does not end the session that started since',
    async (message) => {
      expect(terminalOf(await late(message, 401, renew), true)).toBeUndefined();
      announced.length = 0;
      session.end();
      expect(terminalOf(await late(message, 401, () => undefined), true)).toMatchObject({ kind: 'signedOut' });
    },
  );

  test('A-28 "gone" still counts: the service is terminated for everybody', async () => {
    expect(terminalOf(await late('gone', 410, renew), true)).toEqual({ kind: 'gone' });
  });

  test('A-28 several failures after the end of a session end nothing twice', async () => {
    const failure = await late('invalid-token', 401, () => {
      session.end('EXPIRED_AUTH_TOKEN');
    });
    expect(terminalOf(failure, false)).toBeUndefined();
    expect(session.endReason()).toBe('EXPIRED_AUTH_TOKEN');
  });
});

test('R-421 every listener gets each failure until it unsubscribes', async () => {
  const heard = { first: 0, second: 0 };
  const stopFirst = failures.subscribe(() => (heard.first += 1));
  const stopSecond = failures.subscribe(() => (heard.second += 1));
  wire.answer = json({ message: 'gone' }, 410);
  await failureOf(login());
  stopFirst();
  announced.length = 0;
  await failureOf(login());
  stopSecond();
  expect(heard).toEqual({ first: 1, second: 2 });
});
