import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { anyText, refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { bonusHeld, laos, malee, newcomer, noBank, noWallet, rich } from '../../support/test-world.ts';

const { sandbox, ask, callControl } = runningSandbox();
const day = 86_400_000;

const call = (id: OperationId, phone: string, json?: unknown) =>
  ask(id, { as: phone, ...(json !== undefined && { json }) });
const check = async (phone: string) => (await call('checkRefund', phone)).body;
const page = (number: number) => ({ page: number, limit: 10 });
const nineOthers = Array.from({ length: 9 }, () => ({}));

test('A-136 the type of the active bonus is that of the bonus which the list shows as active', async () => {
  const list = await call('listBonuses', bonusHeld);
  const { bonuses } = list.body as { bonuses: { type: string; userBonus: { isActive: boolean } | null }[] }; // as the contract says
  const held = bonuses.filter(({ userBonus }) => userBonus?.isActive);
  expect(held).toHaveLength(1);
  const { body } = await call('checkActiveBonus', bonusHeld);
  expect(body).toEqual({ status: true, type: held[0]?.type });
});

describe('sandbox: the codes of A-117 for rewards, each by its own rule', () => {
  const cases: readonly (readonly [OperationId, string, string])[] = [
    ['receiveInviteBonus', 'NO_INVITE_BONUS', newcomer],
    ['receiveInviteBonus', 'NO_INVITEE_PLAY_INFO', malee],
    ['receiveInviteBonus', 'INVITE_COLLECT', laos],
    ['receiveInviteBonus', 'INVITE_BONUS_FAIL', noBank],
    ['receiveInviteBonus', 'BONUS_ALREADY_ACTIVE', bonusHeld],
    ['receiveInviteBonus', 'INVITE_INACTIVE', rich],
    ...(['receiveRefund', 'addRefundToWallet'] as const).flatMap((id) => [
      [id, 'NO_REFUND', newcomer] as const,
      [id, 'REFUND_CONDITION', noBank] as const,
      [id, 'REFUND_MINIMUM', malee] as const,
      [id, 'BONUS_ALREADY_ACTIVE', bonusHeld] as const,
      [id, 'REFUND_INACTIVE', rich] as const,
    ]),
  ];

  test.each(cases)('%s %s for %s', async (id, code, phone) => {
    const { control } = sandbox();
    control.reset({ scenario: code.endsWith('_INACTIVE') ? 'rewardsClosed' : 'default' });
    const before = control.ledger(phone);
    expect(await call(id, phone)).toEqual(refusal(code));
    expect(control.ledger(phone)).toEqual(before);
    expect(control.violations()).toEqual([]);
  });
});

describe('sandbox: the invite bonus', () => {
  test('everything collected is paid once and listed in the statement', async () => {
    const { control } = sandbox();
    expect((await call('getWallet', rich)).body).toMatchObject({ invite: { amount: 150, success: 5, fail: 2 } });
    expect(await call('receiveInviteBonus', rich)).toEqual(refusal('INVITE_BONUS_SUCCESS', 200));
    expect(control.ledger(rich)).toMatchObject({ accounts: { WALLET: '8330.00' }, invite: '0.00' });
    const entry = { statementType: 'bonus', status: 'SUCCESS', from: null, to: 'WALLET', amount: 150 };
    expect((await call('listStatements', rich, page(1))).body).toMatchObject({
      total: 44,
      statements: [{ ...entry, invite: { description: 'โบนัสแนะนำเพื่อน' } }, ...nineOthers],
    });
    // NO_INVITE_BONUS if friends have played before; NO_INVITEE_PLAY_INFO if none ever played.
    expect((await call('receiveInviteBonus', rich)).body).toEqual({ message: 'NO_INVITE_BONUS' });
    control.collectInvite(malee, '49.99');
    expect((await call('receiveInviteBonus', malee)).body).toEqual({ message: 'INVITE_COLLECT' });
    control.collectInvite(malee, '0.01');
    expect((await call('receiveInviteBonus', malee)).status).toBe(200);
    control.collectInvite(noWallet, 100);
    expect((await call('receiveInviteBonus', noWallet)).body).toEqual({ message: 'INVITE_BONUS_FAIL' });
  });

  test('bonuses from friends are listed by page, newest first, received or not', async () => {
    expect((await call('listInvites', rich, page(1))).body).toMatchObject({
      invites: [{ from: { name: 'กมล ใจงาม' }, amount: 7.5, createdAt: anyText }, ...nineOthers],
    });
    await call('receiveInviteBonus', rich);
    expect((await call('listInvites', rich, page(2))).body).toMatchObject({
      invites: [{ amount: 62.5 }, { amount: 25 }, { amount: 50 }],
    });
    expect((await call('listInvites', rich, page(3))).body).toEqual({ invites: [] });
  });
});

describe('sandbox: the refund', () => {
  test('a tenth of yesterday’s losses is paid once', async () => {
    const { control } = sandbox();
    const percentages = { refundSuccess: 5, refundFail: 2 };
    expect(await check(rich)).toEqual({
      ...{ result: true, bonus: null, info: 'คืนยอดเสียของเมื่อวาน' },
      ...{ refundAmount: 84.25, ...percentages },
    });
    expect(await call('receiveRefund', rich)).toEqual(refusal('REFUND_SUCCESS', 200));
    expect(control.ledger(rich)).toMatchObject({ accounts: { WALLET: '8264.25' }, refund: '0.00' });
    expect(await check(rich)).toEqual({ result: false, bonus: null, info: null, refundAmount: 0, ...percentages });
    expect((await call('listRefunds', rich, page(1))).body).toMatchObject({
      refunds: [{ refundAmount: 84.25 }, { refundAmount: 150 }, { refundAmount: 60 }],
    });
    expect((await call('listStatements', rich, page(1))).body).toMatchObject({
      statements: [{ amount: 84.25, to: 'WALLET', refund: { description: 'คืนยอดเสียของเมื่อวาน' } }, ...nineOthers],
    });
    expect((await call('addRefundToWallet', rich)).body).toEqual({ message: 'NO_REFUND' });
  });

  test('addWallet pays the same refund, which receive then refuses', async () => {
    expect(await call('addRefundToWallet', rich)).toEqual(refusal('REFUND_SUCCESS', 200));
    expect((await call('receiveRefund', rich)).body).toEqual({ message: 'NO_REFUND' });
    expect(sandbox().control.ledger(rich).accounts['WALLET']).toBe('8264.25');
  });

  test('losses reported today count tomorrow only', async () => {
    const { control } = sandbox();
    control.credit(newcomer, 500);
    await call('transfer', newcomer, { from: 'WALLET', to: 'PGSLOT', amount: 500 });
    control.setGameBalance(newcomer, 'PGSLOT', '100.05');
    await call('refreshSlots', newcomer);
    expect(control.ledger(newcomer).refund).toBe('0.00');
    control.advanceClock(day);
    // Rounded down to whole satang.
    expect(await check(newcomer)).toMatchObject({ result: true, refundAmount: 39.99 });
    control.advanceClock(day);
    expect(await check(newcomer)).toMatchObject({ result: false, refundAmount: 0 });
  });

  test('losses reported after a received refund are paid too', async () => {
    const { control } = sandbox();
    await call('receiveRefund', rich);
    control.lose(rich, '100.00');
    expect(control.ledger(rich)).toMatchObject({ total: '12564.75', refund: '10.00' });
    await call('receiveRefund', rich);
    expect(control.ledger(rich)).toMatchObject({ total: '12574.75', refund: '0.00' });
  });

  test('the check names an active bonus and explains a small loss, in Lao for kip', async () => {
    expect(await check(bonusHeld)).toMatchObject({ bonus: { code: 'DAILY20' }, refundAmount: 30 });
    const info = 'รับเงินคืนได้เมื่อมียอดเสียของเมื่อวานตั้งแต่ 100 บาทขึ้นไป';
    expect(await check(noBank)).toMatchObject({ refundAmount: 4.2, info });
    sandbox().control.reset({ scenario: 'laos' });
    expect(await check(laos)).toMatchObject({ refundAmount: 20_000, info: 'ຄືນຍອດເສຍຂອງມື້ວານ' });
  });
});

describe('sandbox: rewards by the control API', () => {
  test('losses and invite bonuses can be created, and invalid requests are refused', async () => {
    const { control } = sandbox();
    await callControl('POST', '/losses', { phone: newcomer, amount: 200 });
    await callControl('POST', '/invites', { phone: newcomer, amount: '12.50' });
    expect(control.ledger(newcomer)).toMatchObject({ total: '0.00', refund: '20.00', invite: '12.50' });
    for (const request of [{ phone: newcomer, amount: 0 }, { phone: newcomer }, { phone: noWallet, amount: 10 }]) {
      expect(await callControl('POST', '/losses', request)).toMatchObject({ status: 400, body: { message: anyText } });
    }
    await callControl('POST', '/maintenance', { code: 'INVITE', isClosed: true });
    expect((await call('receiveInviteBonus', rich)).body).toEqual({ message: 'INVITE_INACTIVE' });
    await callControl('POST', '/maintenance', { code: 'INVITE', isClosed: false });
    expect((await call('receiveInviteBonus', rich)).status).toBe(200);
  });
});
