import { describe, expect, test } from 'vitest';
import { sourcesOf } from '../../../mocks/sandbox/handlers/lookup.ts';
import { formOf } from '../../support/file-form.ts';
import { anyText, refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { rich } from '../../support/test-world.ts';

const { sandbox, ask, callControl } = runningSandbox();
const newcomer = '0823456789';

describe('sandbox: the control API', () => {
  /** Control requests, and what the ledger, the wheel or the log says after them. */
  const requests: readonly (readonly [path: string, body: object, read: string, after: object])[] = [
    ['/credit', { phone: newcomer, amount: '20.25' }, `/ledger/${newcomer}`, { total: '20.25' }],
    ['/invites', { phone: newcomer, amount: '12.50' }, `/ledger/${newcomer}`, { total: '0.00', invite: '12.50' }],
    ['/withdrawals', { phone: rich, index: 0, outcome: 'FAILED' }, `/ledger/${rich}`, { total: '13480.50' }],
    ['/withdrawals', { phone: rich, index: 0, outcome: 'SUCCESS' }, `/ledger/${rich}`, { pendingWithdrawals: [] }],
    ['/qrcodes', { phone: newcomer, outcome: 'paid' }, `/ledger/${newcomer}`, { total: '100.00' }],
    ['/qrcodes', { phone: newcomer, outcome: 'expired' }, `/qrcodes/${newcomer}`, [{ state: 'expired' }]],
    ['/slips', { phone: newcomer, index: 0, outcome: 'SUCCESS', amount: 7 }, `/ledger/${newcomer}`, { total: '7.00' }],
    ['/slips', { phone: newcomer, index: 0, outcome: 'NOT_MATCH' }, `/slips/${newcomer}`, [{ note: 'NOT_MATCH' }]],
    ['/coins', { phone: newcomer, count: 5 }, `/wheel/${newcomer}`, { coins: 5 }],
    ['/coupons', { phone: newcomer, amount: 50 }, `/wheel/${newcomer}`, { coupons: [{ state: 'open' }] }],
    ['/bonus', { phone: newcomer, turnoverLeft: '5.00' }, `/members/${newcomer}`, { bonusCode: 'DAILY20' }],
    ['/active', { phone: newcomer, isActive: false }, `/members/${newcomer}`, { isActive: false }],
    ['/faults', { operationId: 'getInfo', code: 'NO_DATA' }, '/requests', [{}, {}]],
    ['/reset', { scenario: 'laos' }, '/requests', []],
  ];

  test.each(requests)('POST %s %j', async (path, body, read, after) => {
    await ask('createQrcode', { as: newcomer, params: { codeOrId: 'WW' }, json: { amount: 100 } });
    await ask('uploadSlip', { as: newcomer, form: formOf(new Uint8Array([1])) });
    expect((await callControl('POST', path, body)).status).toBe(200);
    expect((await callControl('GET', read)).body).toMatchObject(after);
  });

  test('exact amounts; a game’s balance after the refresh; delays and maintenance until a reset', async () => {
    const { control } = sandbox();
    expect((await callControl('GET', `/ledger/${rich}`)).body).toMatchObject({
      currency: 'BAHT',
      accounts: { WALLET: '8180.00', PGSLOT: '2480.50', JOKER2: '0.00', BETFLIX: '1500.00', HUAYHD: '320.00' },
      ...{ total: '12480.50', invite: '150.00', pendingWithdrawals: ['1000.00'] },
    });
    expect(control.ledger('02055512345')).toMatchObject({ currency: 'LAK', total: '1650000.00' });
    await callControl('POST', '/games', { phone: rich, code: 'PGSLOT', amount: '2600.25' });
    await callControl('POST', '/maintenance', { code: 'JOKER2', isClosed: true });
    await callControl('POST', '/delays', { settleDelayMs: null });
    expect(control.ledger(rich).accounts['PGSLOT']).toBe('2480.50');
    await ask('refreshSlots', { as: rich });
    expect(control.ledger(rich).accounts['PGSLOT']).toBe('2600.25');
    await ask('withdrawAll', { as: rich, json: { amount: 100 } });
    await callControl('POST', '/clock', { advanceMs: 60_000 });
    expect(control.ledger(rich).pendingWithdrawals).toEqual(['100.00', '1000.00']);
    expect(await ask('transferAll', { as: rich, json: { to: 'JOKER2' } })).toEqual(refusal('TRANSFER_FAIL'));
    const token = control.signIn(rich);
    await fetch(`${sandbox().url}/api/nothing`);
    expect(await callControl('POST', '/reset', {})).toEqual({ status: 200, body: { done: true } });
    expect([control.requests(), control.violations(), control.ledger(rich).total]).toEqual([[], [], '12480.50']);
    expect(await ask('getWallet', { token })).toEqual(refusal('invalid-token', 401));
    await ask('withdrawAll', { as: rich, json: { amount: 100 } });
    control.advanceClock(20_000);
    expect(control.ledger(rich).pendingWithdrawals).toHaveLength(1);
  });

  test.each([
    ['otpOff', 'getRegisterOtp', { registerOTP: false }],
    ['chatOff', 'getEnableChatWidget', { enableChatWidget: false }],
    ['spinOff', 'getSpinActive', { isActive: false }],
    ['gone', 'getActive', { terminated: 'gone' }],
    ['laos', 'listSources', { sources: sourcesOf({ laos: true }) }],
  ] as const)('scenario %s', async (scenario, id, body) => {
    await callControl('POST', '/reset', { scenario });
    expect(await ask(id, scenario === 'gone' ? {} : { as: rich })).toEqual({ status: 200, body });
    if (scenario === 'gone') expect(await ask('getWallet')).toEqual(refusal('gone', 410));
  });

  test.each([
    ['POST', '/faults', { operationId: 'login', kode: 'NO_DATA' }],
    ['POST', '/faults', { operationId: 'getInfo', delayMs: 1e300 }],
    ['POST', '/clock', { advanceMs: -1 }],
    ['POST', '/clock', { advanceMs: 8e15 }],
    ['POST', '/games', { phone: rich, code: 'UFABET', amount: 10 }],
    ['POST', '/credit', { phone: rich, amount: 1.005 }],
    ['POST', '/coins', { phone: newcomer, count: 0.5 }],
    ['POST', '/credit', { phone: newcomer, amount: 0 }],
    ['POST', '/qrcodes', { phone: newcomer, outcome: 'paid' }],
    ['POST', '/slips', { phone: newcomer, index: 0, outcome: 'SUCCESS' }],
    ['POST', '/maintenance', { code: 'NOGAME', isClosed: true }],
    ['POST', '/delays', { settleDelayMs: 1e300 }],
    ['GET', '/ledger/0899999999', undefined],
  ])('A-138 an invalid request gets a reason, and the sandbox keeps running: %s %s %j', async (method, path, json) => {
    expect(await callControl(method, path, json)).toMatchObject({ status: 400, body: { message: anyText } });
    const created = await ask('createQrcode', { as: rich, params: { codeOrId: 'KBANK' }, json: { amount: 100 } });
    expect(created.status).toBe(200);
    expect(sandbox().control.violations()).toEqual([]);
  });
});
