import { describe, expect, test } from 'vitest';
import { textsOf } from '../../../mocks/sandbox/texts/texts-of.ts';
import { anyText, refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { laos, newcomer, rich } from '../../support/test-world.ts';

const { sandbox, ask, callControl } = runningSandbox();

const laoSources = textsOf({ laos: true }).sources;

describe('sandbox: the control API', () => {
  test('returns exact ledger amounts', async () => {
    expect((await callControl('GET', `/ledger/${rich}`)).body).toEqual({
      currency: 'BAHT',
      accounts: { WALLET: '8180.00', PGSLOT: '2480.50', JOKER2: '0.00', BETFLIX: '1500.00', HUAYHD: '320.00' },
      total: '12480.50',
      invite: '150.00',
      refund: '84.25',
      pendingWithdrawals: ['1000.00'],
    });
    const kip = await callControl('GET', `/ledger/${laos}`);
    expect(kip.body).toMatchObject({ currency: 'LAK', total: '1650000.00' });
  });

  test('a game balance is in the wallet after the refresh', async () => {
    const amount = () => sandbox().control.ledger(rich).accounts['PGSLOT'];
    await callControl('POST', '/games', { phone: rich, code: 'PGSLOT', amount: '2600.25' });
    expect(amount()).toBe('2480.50');
    await ask('refreshSlots', { as: rich });
    expect(amount()).toBe('2600.25');
  });

  test('reset clears members, sessions, faults, requests and violations', async () => {
    const { control } = sandbox();
    const token = control.signIn(rich);
    control.credit(rich, 20);
    control.fail('getInfo', { code: 'NO_DATA' });
    control.advanceClock(60_000);
    await fetch(`${sandbox().url}/api/nothing`);
    expect(await callControl('POST', '/reset', {})).toEqual({ status: 200, body: { done: true } });
    expect(control.ledger(rich).total).toBe('12480.50');
    expect(control.requests()).toEqual([]);
    expect(control.violations()).toEqual([]);
    expect((await ask('getInfo')).status).toBe(200);
    expect((await ask('getWallet', { token })).body).toEqual({ message: 'invalid-token' });
  });

  test.each([
    ['otpOff', 'getRegisterOtp', { registerOTP: false }],
    ['chatOff', 'getEnableChatWidget', { enableChatWidget: false }],
    ['spinOff', 'getSpinActive', { isActive: false }],
    ['gone', 'getActive', { terminated: 'gone' }],
    ['laos', 'listSources', { sources: laoSources }],
  ] as const)('scenario %s', async (scenario, id, body) => {
    await callControl('POST', '/reset', { scenario });
    expect(await ask(id, scenario === 'gone' ? {} : { as: rich })).toEqual({ status: 200, body });
  });

  test('a terminated service answers only "gone"', async () => {
    await callControl('POST', '/reset', { scenario: 'gone' });
    expect(await ask('getInfo')).toEqual(refusal('gone', 410));
    expect(await ask('getWallet')).toEqual(refusal('gone', 410));
  });

  test('limits and deposit accounts depend on the member’s currency', async () => {
    const limits = { withdrawMin: 50_000, withdrawMax: 50_000_000 };
    expect((await ask('getWithdrawLimits', { as: laos })).body).toEqual(limits);
    expect((await ask('getDepositLookup', { as: laos })).body).toMatchObject({
      banks: [{ bankCode: 'BCEL', currency: 'LAK' }],
    });
  });

  test('advancing the clock runs what is due', async () => {
    const token = sandbox().control.signIn(rich);
    await ask('withdrawAll', { token, json: { amount: 100 } });
    const { body } = await callControl('POST', '/clock', { advanceMs: 86_400_000 });
    expect(JSON.stringify(body)).toMatch(/\+07:00"}$/);
    expect((await ask('getWallet', { token })).body).toEqual({ message: 'EXPIRED_AUTH_TOKEN' });
  });

  test('otp() returns the last code of a phone', async () => {
    expect((await callControl('GET', '/otp/0891112222')).body).toEqual({ code: null });
    await ask('sendOtp', { json: { phoneNumber: '0891112222' } });
    expect((await callControl('GET', '/otp/0891112222')).body).toEqual({ code: '123456' });
  });

  test.each([
    ['/faults', { operationId: 'transfer', exmple: 'bonusHeld' }, /Unrecognized key: .+exmple/],
    ['/faults', { operationId: 'transfer', connection: 'cut' }, /"connection: .+breakBefore/],
    ['/clock', { advanceMs: '1' }, /"advanceMs: .+expected number/],
    ['/credit', { phone: rich }, /"amount: /],
  ])('names the problem of a request: %s %o', async (path, request, message) => {
    const { status, body } = await callControl('POST', path, request);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(message);
  });

  test('signs in, faults and reads logs over HTTP', async () => {
    const { body } = await callControl('POST', '/sign-in', { phone: newcomer });
    const { token } = body as { token: string }; // asserted by the next line
    await callControl('POST', '/faults', { operationId: 'getWallet', code: 'NO_WALLET' });
    expect((await ask('getWallet', { token })).body).toEqual({ message: 'NO_WALLET' });
    expect((await callControl('GET', '/requests')).body).toMatchObject([{ operationId: 'getWallet', status: 400 }]);
    await callControl('DELETE', '/requests');
    expect((await callControl('GET', '/requests')).body).toEqual([]);
    expect((await callControl('GET', '/violations')).body).toEqual([]);
  });

  test.each([
    ['POST', '/reset', { scenario: 'nonsense' }],
    ['POST', '/faults', { operationId: 'nonsense', code: 'NO_DATA' }],
    ['POST', '/faults', { operationId: 'login', kode: 'NO_DATA' }],
    ['POST', '/faults', { operationId: 'getInfo', delayMs: -1 }],
    ['POST', '/faults', { operationId: 'getInfo', delayMs: 1e300 }],
    ['POST', '/chat/faults', { kind: 'delay', delayMs: 1e300 }],
    ['POST', '/clock', { advanceMs: -1 }],
    ['POST', '/clock', { advanceMs: 8e15 }],
    ['POST', '/games', { phone: rich, code: 'UFABET', amount: 10 }],
    ['POST', '/credit', { phone: rich, amount: 1.005 }],
    ['POST', '/credit', { phone: rich, amount: 1e300 }],
    ['POST', '/credit', { phone: newcomer, amount: 0 }],
    ['POST', '/coins', { phone: newcomer, count: 0.5 }],
    ['POST', '/coins', { phone: newcomer, count: 1e300 }],
    ['POST', '/coupons', { phone: newcomer, amount: 0 }],
    ['POST', '/qrcodes', { phone: newcomer, outcome: 'paid' }],
    ['POST', '/qrcodes', { phone: newcomer, outcome: 'stolen' }],
    ['POST', '/slips', { phone: newcomer, index: 0, outcome: 'SUCCESS' }],
    ['POST', '/slips', { phone: newcomer, index: -1, outcome: 'SUCCESS' }],
    ['POST', '/withdrawals', { phone: newcomer, index: 0, outcome: 'SUCCESS' }],
    ['POST', '/maintenance', { code: 'NOGAME', isClosed: true }],
    ['POST', '/delays', { settleDelayMs: -1 }],
    ['POST', '/delays', { settleDelayMs: 1e300 }],
    ['POST', '/delays', { qrLifetimeMs: 1e300 }],
    ['GET', '/ledger/0899999999', undefined],
  ])('A-138 an invalid request gets a reason, and the sandbox keeps running: %s %s %j', async (method, path, json) => {
    expect(await callControl(method, path, json)).toMatchObject({ status: 400, body: { message: anyText } });
    const created = await ask('createQrcode', { as: rich, params: { codeOrId: 'KBANK' }, json: { amount: 100 } });
    expect(created.status).toBe(200);
    expect(sandbox().control.violations()).toEqual([]);
  });
});
