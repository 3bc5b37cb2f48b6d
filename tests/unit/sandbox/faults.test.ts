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
    ['invalid-token', 401],
    ['gone', 410],
    ['INTERNAL_SERVER_ERROR', 500],
    ['ระบบกำลังปรับปรุง', 400],
    ['__proto__', 400],
  ])('the next two calls are refused with %s, the one after is not', async (code, status) => {
    sandbox().control.fail('transfer', { code, times: 2 });
    for (let call = 0; call < 2; call += 1) {
      const refused = await transfer();
      expect([refused.status, await refused.json()]).toEqual([status, { message: code }]);
    }
    expect(wallet()).toBe('8180.00');
    expect((await transfer()).status).toBe(200);
    expect(wallet()).toBe('8080.00');
  });

  test.each([
    [{ status: 200, body: null }, 200, 'null', 'application/json'],
    [{ status: 502, body: '<h1>Bad', contentType: 'text/html' }, 502, '<h1>Bad', 'text/html'],
    [{ body: { surprise: true } }, 200, '{"surprise":true}', 'application/json'],
    [{ status: 204 }, 204, '', 'application/json'],
    [{ body: '{"mess', apply: true }, 200, '{"mess', 'application/json'],
  ])('%o sets the answer', async (fault, status, body, type) => {
    sandbox().control.fail('transfer', fault);
    const answer = await transfer();
    expect([answer.status, await answer.text(), answer.headers.get('Content-Type')]).toEqual([status, body, type]);
    expect(wallet()).toBe('apply' in fault ? '8080.00' : '8180.00');
  });

  test('B-13 a fault can answer any named example of the contract', async () => {
    const { control } = sandbox();
    control.fail('listBonuses', { example: 'rawText' });
    control.fail('listSlips', { example: 'everyReason' });
    const raw = namedAnswers('listBonuses').find(({ name }) => name === 'rawText');
    expect(await ask('listBonuses', { as: rich })).toEqual({ status: 500, body: raw?.value });
    const { body } = await ask('listSlips', { as: rich, json: { page: 1, limit: 10 } });
    expect(body).toEqual(contractExample('listSlips', 'everyReason'));
    expect(() => control.fail('listSlips', { example: 'nonsense' })).toThrow('names no example "nonsense"');
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
});

describe('sandbox: Idempotency-Key', () => {
  const headers = { 'Idempotency-Key': '5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f' };

  test('a command is carried out once, with parallel requests and after a broken connection', async () => {
    const token = sandbox().control.signIn(rich);
    const send = () => ask('transfer', { token, json, headers });
    sandbox().control.fail('transfer', { connection: 'breakAfter' });
    await expect(send()).rejects.toThrow();
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers).toEqual(Array(3).fill(refusal('SUCCESS', 200)));
    expect(wallet()).toBe('8080.00');
  });

  test('the answer has the key, unless a fault replaces it or the key is that of another request', async () => {
    const token = sandbox().control.signIn(rich);
    const keyIn = async (amount: number) => {
      const sent = { ...headers, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      const body = JSON.stringify({ ...json, amount });
      const answer = await fetch(`${sandbox().url}/api/wallet/transfer`, { method: 'POST', headers: sent, body });
      return answer.headers.get('Idempotency-Key');
    };
    sandbox().control.fail('transfer', { code: 'MONEY_NOT_ENOUGH' });
    expect(await keyIn(100)).toBeNull();
    expect([await keyIn(100), await keyIn(100)]).toEqual(Array(2).fill(headers['Idempotency-Key']));
    expect(await keyIn(200)).toBeNull();
  });

  test('the same key with another body is refused; keys are separate per operation; a short key is invalid', async () => {
    const token = sandbox().control.signIn(rich);
    await ask('transfer', { token, json, headers });
    expect(await ask('transfer', { token, json: { ...json, amount: 200 }, headers })).toEqual(refusal('KEY_INVALID'));
    expect((await ask('withdrawAll', { token, json: { amount: 100 }, headers })).status).toBe(200);
    expect(await ask('transfer', { token, json, headers: { 'Idempotency-Key': 'short' } })).toMatchObject({
      status: 400,
    });
    expect(wallet()).toBe('7980.00');
  });
});
