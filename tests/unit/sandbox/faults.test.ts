import { describe, expect, test } from 'vitest';
import { contractExample, namedAnswers } from '../../../mocks/sandbox/contract-example.ts';
import { refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { rich } from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox();
const json = { from: 'WALLET', to: 'PGSLOT', amount: 100 };
const transfer = (init: RequestInit = {}) =>
  fetch(`${sandbox().url}/api/wallet/transfer`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${sandbox().control.signIn(rich)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
    ...init,
  });
const wallet = () => sandbox().control.ledger(rich).accounts['WALLET'];

describe('sandbox: faults', () => {
  test.each([
    ['TRANSFER_FAIL', 400],
    ['REQUEST_LIMIT', 429],
    ['EXPIRED_AUTH_TOKEN', 401],
    ['invalid-token', 401],
    ['gone', 410],
    ['INTERNAL_SERVER_ERROR', 500],
    ['ระบบกำลังปรับปรุง', 400],
    ['constructor', 400],
    ['__proto__', 400],
  ])('the next call is refused with %s, the one after is not', async (code, status) => {
    sandbox().control.fail('transfer', { code });
    const refused = await transfer();
    expect([refused.status, await refused.json()]).toEqual([status, { message: code }]);
    expect(wallet()).toBe('8180.00');
    expect((await transfer()).status).toBe(200);
    expect(wallet()).toBe('8080.00');
  });

  test('null is a valid body', async () => {
    sandbox().control.fail('transfer', { status: 200, body: null });
    const response = await transfer();
    expect([response.status, await response.text()]).toEqual([200, 'null']);
    expect(wallet()).toBe('8180.00');
  });

  test('a fault can set status, body and content type', async () => {
    sandbox().control.fail('transfer', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' });
    const response = await transfer();
    const { status, headers } = response;
    expect([status, headers.get('Content-Type'), await response.text()]).toEqual([
      502,
      'text/html',
      '<h1>Bad gateway</h1>',
    ]);
    sandbox().control.fail('transfer', { body: { surprise: true } });
    expect(await (await transfer()).json()).toEqual({ surprise: true });
    sandbox().control.fail('transfer', { status: 204 });
    expect(await (await transfer()).text()).toBe('');
  });

  test('B-13 a fault can answer any named example, for the given number of calls', async () => {
    const { control } = sandbox();
    control.fail('listBonuses', { example: 'rawText' });
    control.fail('listSlips', { example: 'everyReason', times: 2 });
    const raw = namedAnswers('listBonuses').find(({ name }) => name === 'rawText');
    expect(await ask('listBonuses', { as: rich })).toEqual({ status: 500, body: raw?.value });
    for (let call = 0; call < 2; call += 1) {
      const { status, body } = await ask('listSlips', { as: rich, json: { page: 1, limit: 10 } });
      expect([status, body]).toEqual([200, contractExample('listSlips', 'everyReason')]);
    }
    expect(() => control.fail('listSlips', { example: 'nonsense' })).toThrow('names no example "nonsense"');
  });

  test('faults apply in order, the given number of times, until cleared', async () => {
    const { control } = sandbox();
    control.fail('transfer', { code: 'NO_WALLET', times: 2 });
    control.fail('transfer', { code: 'NO_GAME', times: 9 });
    const codes = [];
    for (let call = 0; call < 3; call += 1) codes.push(await (await transfer()).json());
    expect(codes).toEqual(['NO_WALLET', 'NO_WALLET', 'NO_GAME'].map((message) => ({ message })));
    control.clearFaults();
    expect((await transfer()).status).toBe(200);
  });

  test.each([
    ['a connection closed before the command', '8180.00', { connection: 'breakBefore' }],
    ['a connection closed after the command', '8080.00', { connection: 'breakAfter' }],
    ['no answer ever, not applied', '8180.00', { connection: 'never', apply: false }],
    ['no answer ever, applied', '8080.00', { connection: 'never', apply: true }],
  ] as const)('%s: the wallet has %s', async (_what, balance, fault) => {
    sandbox().control.fail('transfer', fault);
    await expect(transfer({ signal: AbortSignal.timeout(200) })).rejects.toThrow();
    expect(wallet()).toBe(balance);
    expect(sandbox().requests.at(-1)).toMatchObject({ operationId: 'transfer', body: json, status: null });
  });

  test('an unreadable answer to a command that was applied', async () => {
    sandbox().control.fail('transfer', { body: '{"mess', apply: true });
    await expect((await transfer()).json()).rejects.toThrow();
    expect(wallet()).toBe('8080.00');
  });

  test('a delayed answer has the state of the request time', async () => {
    sandbox().control.fail('getWallet', { delayMs: 150 });
    const slow = ask('getWallet', { as: rich });
    await expect.poll(() => sandbox().requests.length).toBe(1);
    await transfer();
    expect(await ask('getWallet', { as: rich })).toMatchObject({ body: { wallet: { amount: 8080 } } });
    expect(await slow).toMatchObject({ body: { wallet: { amount: 8180 } } });
  });

  test('after a broken connection a repeated Idempotency-Key gets the first answer', async () => {
    const token = sandbox().control.signIn(rich);
    const headers = { 'Idempotency-Key': 'key-of-one-confirmation' };
    sandbox().control.fail('transfer', { connection: 'breakAfter' });
    await expect(ask('transfer', { token, json, headers })).rejects.toThrow();
    expect(await ask('transfer', { token, json, headers })).toEqual(refusal('SUCCESS', 200));
    expect(wallet()).toBe('8080.00');
  });
});
