import { describe, expect, test } from 'vitest';
import { formOf } from '../../support/file-form.ts';
import { anyText, runningSandbox } from '../../support/running-sandbox.ts';
import { newcomer, registration, rich } from '../../support/test-world.ts';

const { sandbox, ask, callControl } = runningSandbox();
const wallet = (phone = newcomer) => sandbox().control.ledger(phone).accounts['WALLET'];
const done = { status: 200, body: { done: true } };

const upload = (bytes: Uint8Array<ArrayBuffer>, name?: string) =>
  ask('uploadSlip', { as: newcomer, form: formOf(bytes, { ...(name && { name }) }) });
const settleSlip = (index: number, more: object = {}) =>
  callControl('POST', '/slips', { phone: newcomer, index, outcome: 'SUCCESS', ...more });

describe('sandbox: slips by the control API', () => {
  test('SUCCESS credits the given amount, or the slip’s', async () => {
    await upload(new Uint8Array([1]), '45.50baht.png');
    await upload(new Uint8Array([2]), 'expired.png');
    expect(await settleSlip(0, { amount: '20.25' })).toEqual(done);
    expect(await settleSlip(1)).toEqual(done);
    expect(wallet()).toBe('65.75');
  });

  test('any other outcome is the reason of the failure', async () => {
    await upload(new Uint8Array([1]));
    sandbox().control.settleSlip(newcomer, 0, 'NOT_MATCH');
    const { body } = await callControl('GET', `/slips/${newcomer}`);
    expect(body).toMatchObject([{ status: 'FAILED', note: 'NOT_MATCH', file: { size: 1 }, picture: anyText }]);
    expect(await settleSlip(0)).toMatchObject({ status: 400 });
    expect(wallet()).toBe('0.00');
  });
});

describe('sandbox: QR codes and withdrawals by the control API', () => {
  test.each([
    ['paid', '100.00'],
    ['expired', '0.00'],
  ])('a code is %s: the wallet has %s', async (state, balance) => {
    await ask('createQrcode', { as: newcomer, params: { codeOrId: 'WW' }, json: { amount: 100 } });
    expect(await callControl('POST', '/qrcodes', { phone: newcomer, outcome: state })).toEqual(done);
    expect((await callControl('GET', `/qrcodes/${newcomer}`)).body).toMatchObject([{ bankCode: 'WW', state }]);
    expect(wallet()).toBe(balance);
  });

  test('a withdrawal is returned or paid', async () => {
    await ask('withdrawAll', { as: rich, json: { amount: 180 } });
    expect(sandbox().control.ledger(rich).pendingWithdrawals).toEqual(['180.00', '1000.00']);
    expect(await callControl('POST', '/withdrawals', { phone: rich, index: 0, outcome: 'FAILED' })).toEqual(done);
    expect(wallet(rich)).toBe('8180.00');
    expect(await callControl('POST', '/withdrawals', { phone: rich, index: 0, outcome: 'SUCCESS' })).toEqual(done);
    expect(sandbox().control.ledger(rich).pendingWithdrawals).toEqual([]);
    expect(wallet(rich)).toBe('8180.00');
  });

  test('delays apply to orders that start later, until a reset', async () => {
    const withdraw = () => ask('withdrawAll', { as: rich, json: { amount: 100 } });
    expect(await callControl('POST', '/delays', { settleDelayMs: null })).toEqual(done);
    await withdraw();
    expect(await callControl('POST', '/delays', { settleDelayMs: 1000 })).toEqual(done);
    await withdraw();
    sandbox().control.advanceClock(60_000);
    expect(sandbox().control.ledger(rich).pendingWithdrawals).toEqual(['100.00', '1000.00']);
    sandbox().control.reset();
    await withdraw();
    sandbox().control.advanceClock(19_000);
    expect(sandbox().control.ledger(rich).pendingWithdrawals).toHaveLength(2);
    sandbox().control.advanceClock(1000);
    expect(sandbox().control.ledger(rich).pendingWithdrawals).toHaveLength(1);
  });
});

describe('sandbox: bonus and maintenance by the control API', () => {
  test('a bonus blocks withdrawals until it is removed', async () => {
    const withdraw = () => ask('withdrawAll', { as: rich, json: { amount: 100 } });
    expect(await callControl('POST', '/bonus', { phone: rich, turnoverLeft: '50.00' })).toEqual(done);
    expect((await withdraw()).body).toEqual({ message: 'BONUS_CONDITION' });
    await callControl('POST', '/bonus', { phone: rich, turnoverLeft: 0 });
    expect((await withdraw()).body).toEqual({ message: 'BONUS_REMAINING' });
    await callControl('POST', '/bonus', { phone: rich, turnoverLeft: null });
    expect((await withdraw()).status).toBe(200);
  });

  test('a game closes and opens', async () => {
    const transfer = () => ask('transfer', { as: rich, json: { from: 'WALLET', to: 'PGSLOT', amount: 100 } });
    expect(await callControl('POST', '/maintenance', { code: 'PGSLOT', isClosed: true })).toEqual(done);
    expect((await transfer()).body).toEqual({ message: 'TRANSFER_FAIL' });
    await callControl('POST', '/maintenance', { code: 'PGSLOT', isClosed: false });
    expect((await transfer()).status).toBe(200);
  });
});

test('sandbox: from the registration to the statement, by QR, slip, game and withdrawal', async () => {
  const { control } = sandbox();
  control.reset({ scenario: 'otpOff' });
  const phone = '0891112222';
  await ask('registerAccount', { json: { ...registration, username: phone } });
  const token = control.signIn(phone);
  await ask('createQrcode', { token, params: { codeOrId: 'PAYONEX' }, json: { amount: 300 } });
  control.advanceClock(20_000);
  await ask('uploadSlip', { token, form: formOf(new Uint8Array([1]), { name: '200.50baht.png' }) });
  control.advanceClock(20_000);
  expect(control.ledger(phone).accounts).toEqual({ WALLET: '500.50', PGSLOT: '0.00' });
  for (const [from, to] of [
    ['WALLET', 'PGSLOT'],
    ['PGSLOT', 'WALLET'],
  ]) {
    expect((await ask('transfer', { token, json: { from, to, amount: 400.5 } })).status).toBe(200);
    control.advanceClock(1000);
  }
  expect((await ask('withdrawAll', { token, json: { amount: 500.5 } })).status).toBe(200);
  control.advanceClock(20_000);
  const { body } = await ask('listStatements', { token, json: { page: 1, limit: 10 } });
  const success = { status: 'SUCCESS' };
  expect(body).toMatchObject({
    total: 5,
    statements: [
      { ...success, statementType: 'withdraw', from: 'WALLET', to: 'SCB', amount: 500.5 },
      { ...success, statementType: 'transfer', from: 'PGSLOT', to: 'WALLET', amount: 400.5 },
      { ...success, statementType: 'transfer', from: 'WALLET', to: 'PGSLOT', amount: 400.5 },
      { ...success, statementType: 'deposit', from: 'SCB', to: 'WALLET', amount: 200.5 },
      { ...success, statementType: 'deposit', from: 'PAYONEX', to: 'WALLET', amount: 300 },
    ],
  });
  expect(control.ledger(phone).total).toBe('0.00');
  expect(control.violations()).toEqual([]);
});
