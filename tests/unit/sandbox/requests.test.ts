import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { formOf } from '../../support/file-form.ts';
import { refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { malee, newcomer, registration, rich } from '../../support/test-world.ts';

const { sandbox, reports, ask } = runningSandbox();
const signIn = (phone = rich) => sandbox().control.signIn(phone);

describe('sandbox: authentication', () => {
  test.each([
    ['WRONG_CREDENTIAL', rich, 'naga9999'],
    ['NO_USER', '0899999999', 'naga1234'],
    ['INACTIVE_USER', '0867890123', 'naga1234'],
  ])('login refuses with %s', async (code, username, password) => {
    expect(await ask('login', { json: { username, password } })).toEqual(refusal(code));
  });

  test('a token is valid for 24 hours', async () => {
    const { body } = await ask('login', { json: { username: rich, password: 'naga1234' } });
    const { token } = body as { token: string }; // the sandbox validates it against LoginResponse
    expect((await ask('getWallet', { token })).status).toBe(200);
    sandbox().control.advanceClock(24 * 3_600_000);
    expect(await ask('getWallet', { token })).toEqual(refusal('EXPIRED_AUTH_TOKEN', 401));
  });

  test('missing, unknown and deactivated tokens', async () => {
    expect(await ask('getWallet')).toEqual(refusal('UNAUTHORIZED', 401));
    expect(await ask('getWallet', { token: 'nobody' })).toEqual(refusal('invalid-token', 401));
    const token = signIn();
    sandbox().control.setActive(rich, false);
    expect(await ask('getWallet', { token })).toEqual(refusal('INVALID_USER_1', 401));
  });

  test('with an optional token, none is accepted and a wrong one is refused', async () => {
    expect((await ask('getChatConfig')).status).toBe(200);
    expect(await ask('getChatConfig', { token: 'nobody' })).toEqual(refusal('invalid-token', 401));
  });
});

describe('sandbox: requests', () => {
  test.each(['A/B C', '100%', 'ก%2Fข', '..'.concat('x')])(
    'a path parameter arrives decoded once: %s',
    async (slotCode) => {
      expect(await ask('getSlotAccount', { as: rich, params: { slotCode } })).toEqual(refusal('NO_GAME'));
      expect(sandbox().requests.at(-1)?.path).toBe(`/api/wallet/account/${encodeURIComponent(slotCode)}`);
      expect(sandbox().control.violations()).toEqual([]);
    },
  );

  test('an encoded slash stays in its parameter', async () => {
    const { url } = sandbox();
    const headers = { Authorization: `Bearer ${signIn()}` };
    expect((await fetch(`${url}/api/promotion/find/NAGA%2050%25%2F50`, { headers })).status).toBe(200);
    expect((await fetch(`${url}/api/promotion/find/NAGA%2050%25/50`, { headers })).status).toBe(404);
  });

  test.each(['GET /api/nothing', 'DELETE /api/wallet', 'POST /api/lookup/banks', 'GET /api/wallet/'])(
    'R-085 %s is not in the contract: 404, and it is recorded',
    async (request) => {
      const [method = '', path = ''] = request.split(' ');
      expect((await fetch(sandbox().url + path, { method })).status).toBe(404);
      expect(sandbox().requests.at(-1)).toMatchObject({ operationId: null, status: 404 });
      expect(sandbox().control.violations()).toMatchObject([{ kind: 'unknown', where: request }]);
      expect(reports[0]).toContain(request);
    },
  );

  test.each([
    ['LOGIN_FAIL', 'login', { username: rich }, '/password'],
    ['LOGIN_FAIL', 'login', { username: rich, password: 'naga1234', remember: true }, ''],
    ['LOGIN_FAIL', 'login', { username: 812345678, password: 'naga1234' }, '/username'],
    ['KEY_MISSING', 'transferAll', {}, '/to'],
    ['INVALID_USER_INFO', 'validateAccount', { name: '' }, '/name'],
    ['KEY_INVALID', 'transfer', { from: 'WALLET', to: 'PGSLOT', amount: '10' }, '/amount'],
    ['TRANSFER_MINIMUM', 'transfer', { from: 'WALLET', to: 'PGSLOT', amount: 0.5 }, '/amount'],
    ['BANK_ACCOUNT_NAME_ENG', 'updateBankAccountName', { bankCode: 'KTB', bankAccountName: 'มาลี' }, '/bankAccountName'],
  ] as const)('%s for a %s that the contract forbids, and it is recorded', async (code, id, change, pointer) => {
    const json = id === 'validateAccount' ? { ...registration, username: '0891112222', ...change } : change;
    expect(await ask(id, { as: rich, json })).toEqual(refusal(code));
    expect(sandbox().control.violations()).toMatchObject([{ kind: 'request', where: id, pointer }]);
  });

  test('a body that is not JSON, or has another content type, is refused', async () => {
    const post = (body: string, type: string) =>
      fetch(`${sandbox().url}/api/login`, { method: 'POST', headers: { 'Content-Type': type }, body });
    expect((await post('{', 'application/json')).status).toBe(400);
    expect((await post('{}', 'text/plain')).status).toBe(400);
    expect(sandbox().control.violations()).toHaveLength(2);
  });

  test('the log has order, body and headers without secrets', async () => {
    const token = signIn();
    await ask('getWallet', { token });
    await ask('transfer', { token, json: { from: 'WALLET', to: 'PGSLOT', amount: 10 } });
    expect(sandbox().requests).toMatchObject([
      { order: 1, operationId: 'getWallet', method: 'GET', path: '/api/wallet', status: 200 },
      { order: 2, operationId: 'transfer', body: { from: 'WALLET', to: 'PGSLOT', amount: 10 }, status: 200 },
    ]);
    const headers = { 'x-client': 'wallet-user', authorization: 'Bearer (hidden)' };
    expect(sandbox().requests[0]?.headers).toMatchObject(headers);
    expect(JSON.stringify(sandbox().requests)).not.toContain(token);
  });
});

describe('sandbox: uploads', () => {
  test.each([
    ['uploadChatImage', 'image/png', 1],
    ['uploadChatImage', 'image/gif', 10_485_760],
    ['uploadChatVideo', 'video/quicktime', 70_000],
  ] as const)('%s %s: %d bytes are stored and served unchanged', async (id, type, size) => {
    const bytes = new Uint8Array(randomBytes(size));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const name = 'สลิป 1.png';
    const { status, body } = await ask(id, { form: formOf(bytes, { name, type }) });
    expect(status).toBe(200);
    expect(sandbox().requests.at(-1)?.body).toEqual({ file: { name, type, size, sha256 } });
    const { path } = body as { path: string }; // the sandbox validates it against UploadedFile
    const served = await fetch(sandbox().url + path);
    expect(served.headers.get('Content-Type')).toBe(type);
    expect(served.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(Buffer.from(await served.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('a form without a file', async () => {
    const form = new FormData();
    form.set('note', 'no file');
    expect(await ask('uploadSlip', { as: rich, form })).toEqual(refusal('SLIP_NO_FILE'));
  });

  test('an invalid or too large chat video', async () => {
    const upload = (type: string) => ask('uploadChatVideo', { form: formOf(new Uint8Array([1]), { type }) });
    expect((await upload('image/png')).status).toBe(400);
    expect((await upload('video/mp4')).status).toBe(200);
  });
});

describe('sandbox: Idempotency-Key', () => {
  const headers = { 'Idempotency-Key': '5f0c6c1e8a4b4d1c9e7f3a2b1c0d9e8f' };
  const order = { from: 'WALLET', to: 'PGSLOT', amount: 100 };
  const wallet = () => sandbox().control.ledger(rich).accounts['WALLET'];

  test('the same command is carried out once, also with parallel requests', async () => {
    const token = signIn();
    const send = () => ask('transfer', { token, json: order, headers });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { message: 'SUCCESS' } }));
    expect(await send()).toEqual(answers[0]);
    expect(wallet()).toBe('8080.00');
  });

  test('a refusal is also repeated', async () => {
    const token = signIn(newcomer);
    const send = () => ask('transfer', { token, json: order, headers });
    expect(await send()).toEqual(refusal('MONEY_NOT_ENOUGH'));
    sandbox().control.credit(newcomer, 500);
    expect(await send()).toEqual(refusal('MONEY_NOT_ENOUGH'));
  });

  test('the same key with another body is refused; keys are separate per operation and member', async () => {
    const token = signIn();
    await ask('transfer', { token, json: order, headers });
    expect(await ask('transfer', { token, json: { ...order, amount: 200 }, headers })).toEqual(refusal('KEY_INVALID'));
    expect((await ask('withdrawAll', { token, json: { amount: 100 }, headers })).status).toBe(200);
    expect(wallet()).toBe('7980.00');
    expect((await ask('transfer', { token: signIn(malee), json: order, headers })).status).toBe(200);
  });

  test('an upload is also carried out once; the key with other bytes is refused', async () => {
    const token = signIn(newcomer);
    const send = (byte: number) => ask('uploadSlip', { token, form: formOf(new Uint8Array([byte])), headers });
    const answers = await Promise.all([send(1), send(1)]);
    expect(answers).toEqual(Array(2).fill({ status: 200, body: { message: 'SUCCESS' } }));
    expect(await send(2)).toEqual(refusal('KEY_INVALID'));
    expect(sandbox().control.slips(newcomer)).toHaveLength(1);
  });

  test('without a key every request is carried out, and a short key is invalid', async () => {
    await ask('transfer', { as: rich, json: order });
    await ask('transfer', { as: rich, json: order });
    expect(wallet()).toBe('7980.00');
    expect((await ask('transfer', { as: rich, json: order, headers: { 'Idempotency-Key': 'short' } })).status).toBe(
      400,
    );
  });
});

test('sandbox: pages of any origin may call it with the wallet’s headers', async () => {
  const response = await fetch(`${sandbox().url}/api/wallet/transfer`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://wallet.example.com',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,idempotency-key,x-client',
    },
  });
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase().split(',');
  expect(allowed?.sort()).toEqual(['authorization', 'content-type', 'idempotency-key', 'x-client']);
});
