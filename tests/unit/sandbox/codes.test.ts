import AES from 'crypto-js/aes.js';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { namedAnswers, requestExample } from '../../../mocks/sandbox/contract-example.ts';
import { formOf } from '../../support/file-form.ts';
import { refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { rich, start } from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox({ now: () => start });
const [newcomer, bonusHeld, noWallet, laos] = ['0823456789', '0834567890', '0878901234', '02055512345'];
/** Has no bank account; `prepare` leaves bonus money of a cancelled bonus in a game. */
const noBank = '0845678901';
/** Has a friend whose games were never played; `prepare` lets her take promotions and a gift. */
const malee = '0856789012';
/** Has a bonus that is played through. */
const playedThrough = '0889012345';
const verified = '0891112222';

type Asked = NonNullable<Parameters<typeof ask>[1]>;
/** `close` closes a game or a reward first. */
type Case = readonly [OperationId, code: string, phone: string, Asked, close?: string];

const file = (size: number, type = 'image/png') => ({ form: formOf(new Uint8Array(size), { type }) });
const gift = (code: string, secret = 'sandbox-secret') => ({
  json: { link: AES.encrypt(`https://gift.truemoney.com/campaign/?v=${code}`, secret).toString() },
});
const order = (from: string, to: string, amount: number) => ({ json: { from, to, amount } });
const to = (code: string) => ({ json: { to: code } });
const coupon = (name: string) => ({ json: { coupon: name } });
const coded = (code: string) => ({ params: { code } });
const game = (slotCode: string) => ({ params: { slotCode } });
const amount = (value: number) => ({ json: { amount: value } });
const qr = (codeOrId: string, value = 100) => ({ params: { codeOrId }, ...amount(value) });
const login = (username: string, password: string) => ({ json: { username, password } });
const auto = (provider: string) => ({ params: { provider, username: 'anybody' } });
const details = (change: object) => ({ json: { ...requestExample('registerAccount'), username: verified, ...change } });
const rename = (bankCode: string, bankAccountName: string) => ({ json: { bankCode, bankAccountName } });
const participant = (userId: string, guestId = '') => ({ json: { userId, guestId, limit: 10, skip: 0 } });
const words = { message_type: 'text', payload: { message: ' \n' } };
const said = { sender: 'customer', message: words, userId: '', guestId: 'g', username: '', name: '', deviceToken: '' };
const richId = '665f1c2ab7d94e0012a4c101';

/** Which member must send which request to get a code. BETFLIX and FP are closed. Calls of the same rule have one row. */
const cases: readonly Case[] = [
  ['login', 'NO_USER', rich, login('0899999999', 'naga1234')],
  ['login', 'WRONG_CREDENTIAL', rich, login(rich, 'naga9999')],
  ['login', 'INACTIVE_USER', rich, login('0867890123', 'naga1234')],
  ['sendOtp', 'PHONE_NUMBER_REQUIRE_10_DIGIT', rich, { json: { phoneNumber: '089111222' } }],
  ['sendOtp', 'EXISTING_USER', rich, { json: { phoneNumber: rich } }],
  ['verifyOtp', 'OTP_TOKEN_INVALID', rich, { json: { otpToken: 'nonsense', otpCode: '123456' } }],
  ['verifyOtp', 'OTP_NOT_EXIST', rich, { json: { otpToken: 'otp-0123456789abcdef', otpCode: '123456' } }],
  ['registerAccount', 'PHONE_NUMBER_REQUIRE_10_DIGIT', rich, details({ username: '089111222' })],
  ['registerAccount', 'EXISTING_USER', rich, details({ username: rich })],
  ['registerAccount', 'UNVERIFIED_OTP', rich, details({ username: '0891113333' })],
  ['registerAccount', 'INVALID_USER_INFO', rich, details({ name: '  ' })],
  ['registerAccount', 'INVALID_BANK', rich, details({ bankCode: 'NOBANK' })],
  ['registerAccount', 'INVALID_BANK', rich, details({ bankCode: '', bankAccountName: '', bankAccountNo: '' })],
  ['registerAccount', 'BANK_ACCOUNT_NAME_ENG', rich, details({ bankCode: 'TMB', bankAccountName: 'THIDA 2' })],
  ['registerAccount', 'EXISTING_BANK', rich, details({ bankCode: 'KBANK', bankAccountNo: '1234567890' })],
  ['registerAccount', 'GAME_ACTIVATION_FAIL', rich, details({ bankAccountNo: '4059998888' }), 'PGSLOT'],
  ['updateProfile', 'INVALID_USER_INFO', newcomer, { json: { ...requestExample('updateProfile'), name: ' ' } }],
  ['updateBankAccountName', 'NO_BANK', noBank, rename('KTB', 'MALEE')],
  ['updateBankAccountName', 'INVALID_BANK', malee, rename('SCB', 'MALEE')],
  ['changePassword', 'WRONG_PASSWORD', rich, { json: { oldPassword: 'no', newPassword: 'naga5678' } }],
  ['getWallet', 'NO_WALLET', noWallet, {}],
  ['refreshSlots', 'NO_WALLET', noWallet, {}],
  ['addFunds', 'NO_WALLET', noWallet, amount(500)],
  ['activateSlot', 'SLOT_ALREADY_ACTIVE', rich, game('PGSLOT')],
  ['activateSlot', 'SLOT_ACTIVATE_FAIL', newcomer, game('BETFLIX')],
  ['activateSlot', 'NO_GAME', rich, game('NOGAME')],
  ['getSlotAccount', 'SLOT_NO_ACCOUNT', rich, game('UFABET')],
  ['resetSlotPassword', 'SLOT_RESET_PASSWORD_FAIL', rich, game('BETFLIX')],
  ['autoLogin', 'NO_GAME', rich, auto('pgslot'), 'PGSLOT'],
  ['autoLogin', 'SLOT_NO_ACCOUNT', rich, auto('pgslot')],
  ['autoLogin', 'NOT_AREASLOT', rich, auto('areaslot')],
  ['autoLogin', 'NOT_UFABET', rich, auto('usun')],
  ['autoLogin', 'KEY_INVALID', rich, auto('ufabet')],
  ['transfer', 'MONEY_NOT_ENOUGH', rich, order('WALLET', 'PGSLOT', 8180.01)],
  ['transfer', 'TRANSFER_FAIL', rich, order('WALLET', 'BETFLIX', 100)],
  ['transfer', 'NO_WALLET', noWallet, order('WALLET', 'PGSLOT', 100)],
  ['transfer', 'NO_GAME', rich, order('BETFLIX', 'WALLET', 100)],
  ['transfer', 'SLOT_NO_ACCOUNT', rich, order('WALLET', 'UFABET', 100)],
  ['transfer', 'BONUS_CONDITION', bonusHeld, order('PGSLOT', 'WALLET', 100)],
  ['transfer', 'KEY_INVALID', rich, order('WALLET', 'WALLET', 100)],
  ['transfer', 'KEY_INVALID', rich, order('WALLET', 'PGSLOT', 1.005)],
  ['transferAll', 'TRANSFER_MINIMUM', newcomer, to('PGSLOT')],
  ['transferAll', 'MONEY_NOT_ENOUGH', playedThrough, to('WALLET')],
  ['transferAll', 'TRANSFER_FAIL', rich, to('BETFLIX')],
  ['withdrawAll', 'NO_BANK', noBank, amount(500)],
  ['withdrawAll', 'NO_WALLET', noWallet, amount(500)],
  ['withdrawAll', 'MONEY_NOT_ENOUGH', rich, amount(8180.01)],
  ['withdrawAll', 'BONUS_CONDITION', bonusHeld, amount(640)],
  ['withdrawAll', 'BONUS_REMAINING', playedThrough, amount(899.99)],
  ['withdrawAll', 'KEY_INVALID', rich, amount(99.99)],
  ['withdrawAll', 'KEY_INVALID', laos, amount(49_999)],
  ['uploadSlip', 'SLIP_NO_FILE', rich, file(0)],
  ['uploadSlip', 'SLIP_INVALID_FILE', rich, file(10, 'text/html')],
  ['uploadSlip', 'SLIP_UPLOAD_FAIL', rich, file(10_485_761)],
  ['submitTruelink', 'TRUELINK_INVALID', rich, gift('NagaGift100', 'another secret')],
  ['submitTruelink', 'TRUELINK_INVALID', rich, gift('NagaGift1')],
  ['submitTruelink', 'TRUELINK_DUPLICATE', rich, gift('UsedBefore20')],
  ['createQrcode', 'NO_BANK', rich, qr('SCB')],
  ['createQrcode', 'QR_FAIL', noWallet, qr('WW')],
  ['createQrcode', 'QR_FAIL', rich, qr('WW', 99.99)],
  ['createQrcode', 'KEY_INVALID', rich, qr('KBANK', 0.005)],
  ['deleteQrcode', 'NO_BANK', laos, { params: { codeOrId: 'nothing' } }],
  ['deleteQrcode', 'QR_FAIL', rich, { params: { codeOrId: 'nothing' } }],
  ['activateBonus', 'BONUS_ALREADY_ACTIVE', bonusHeld, coded('WEEKLY50')],
  ['activateBonus', 'BONUS_MAX_CLAIMED', rich, coded('WELCOME100')],
  ['activateBonus', 'BONUS_FULL', rich, coded('TIFFIN60')],
  ['activateBonus', 'BONUS_CONDITION', newcomer, coded('DAILY20')],
  ['activateBonus', 'BONUS_REMAINING', noBank, coded('DAILY20')],
  ['activateBonus', 'KEY_INVALID', rich, coded('NOPE')],
  ['clearBonus', 'BONUS_CONDITION', bonusHeld, {}],
  ['clearBonus', 'BONUS_REMAINING', playedThrough, {}],
  ['clearBonus', 'KEY_INVALID', rich, {}],
  ['findPromotion', 'NO_PROMOTION', rich, coded('naga2026')],
  ['findPromotion', 'PROMOTION_RECEIVED', malee, coded('NAGA2026')],
  ['activatePromotion', 'BONUS_MAX_CLAIMED', malee, coded('TWICE30')],
  ['receiveInviteBonus', 'NO_INVITE_BONUS', newcomer, {}],
  ['receiveInviteBonus', 'NO_INVITEE_PLAY_INFO', malee, {}],
  ['receiveInviteBonus', 'INVITE_COLLECT', laos, {}],
  ['receiveInviteBonus', 'INVITE_BONUS_FAIL', noBank, {}],
  ['receiveInviteBonus', 'BONUS_ALREADY_ACTIVE', bonusHeld, {}],
  ['receiveInviteBonus', 'INVITE_INACTIVE', rich, {}, 'INVITE'],
  ['receiveRefund', 'NO_REFUND', newcomer, {}],
  ['receiveRefund', 'REFUND_CONDITION', noBank, {}],
  ['receiveRefund', 'REFUND_MINIMUM', malee, {}],
  ['receiveRefund', 'BONUS_ALREADY_ACTIVE', bonusHeld, {}],
  ['receiveRefund', 'REFUND_INACTIVE', rich, {}, 'REFUND'],
  ['getSlipReference', 'NO_DATA', rich, { params: { reference: 'nothing' } }],
  ['spin', 'NO_DATA', newcomer, {}],
  ['claimCoupon', 'NO_CLAIMABLE_COUPON', newcomer, coupon('66d0aa01')],
  ['claimCoupon', 'INVALID_CODE', rich, coupon('nothing')],
  ['claimCoupon', 'INVALID_COUPON_TYPE', rich, coupon('cp4')],
  ['claimCoupon', 'COUPON_EXPIRED', rich, coupon('cp3')],
  ['claimCoupon', 'INVALID_PRIZE_CODE', rich, coupon('cp2')],
  ['sendChatMessage', 'KEY_INVALID', rich, { json: said }],
  ['listChatHistory', 'KEY_MISSING', rich, participant('')],
  ['listChatHistory', 'UNAUTHORIZED', rich, participant('', richId)],
  ['listChatHistory', 'INVALID_USER_2', malee, participant(richId)],
  ['uploadChatVideo', 'KEY_INVALID', rich, file(1)],
];

/** Members who have received, redeemed and cancelled what the cases need. */
async function prepare() {
  const { control } = sandbox();
  control.reset({ scenario: 'maintenance' });
  control.credit(newcomer, '0.99');
  await verify(await sendTo(verified));
  await ask('submitTruelink', { as: malee, ...gift('UsedBefore20') });
  for (const taken of ['NAGA2026', 'TWICE30', 'TWICE30']) {
    await ask('activatePromotion', { as: malee, ...coded(taken) });
    await ask('clearBonus', { as: malee });
  }
  await ask('activateBonus', { as: noBank, ...coded('DAILY20') });
  await ask('transferAll', { as: noBank, ...to('PGSLOT') });
  control.setGameBalance(noBank, 'PGSLOT', '5.00');
  await ask('clearBonus', { as: noBank });
  control.credit(noBank, '500.00');
}

const sendTo = (phoneNumber: string) => ask('sendOtp', { json: { phoneNumber } });
const verify = ({ body }: Awaited<ReturnType<typeof ask>>, otpCode = '123456') =>
  ask('verifyOtp', { json: { otpToken: (body as { otpToken: string }).otpToken, otpCode } }); // the sandbox checks its answers

test.each([...new Set(cases.map(([id]) => id))])('A-117 sandbox: %s gives each code by its own rule', async (id) => {
  await prepare();
  const { control } = sandbox();
  for (const [, code, phone, asked, close] of cases.filter(([each]) => each === id)) {
    if (close !== undefined) control.setMaintenance(close, true);
    const { total } = control.ledger(phone);
    const given = operations[id].security === 'public' ? asked : { as: phone, ...asked };
    const answer = await ask(id, given);
    expect(answer.body, `${code} for ${phone}`).toEqual({ message: code });
    expect(namedAnswers(id)).toContainEqual(expect.objectContaining({ status: answer.status, value: answer.body }));
    expect(control.ledger(phone).total).toBe(total);
    if (close !== undefined) control.setMaintenance(close, false);
  }
});

test('A-117 sandbox: the number of codes, wrong ones and their age decide about an OTP', async () => {
  const { control } = sandbox();
  const sent = await sendTo(verified);
  expect(await sendTo(verified)).toEqual(refusal('REQUEST_LIMIT_1MIN', 429));
  for (let wrong = 1; wrong < 5; wrong += 1) expect(await verify(sent, '000000')).toEqual(refusal('OTP_CODE_INVALID'));
  expect(await verify(sent, '000000')).toEqual(refusal('OTP_BLOCK'));
  expect([await verify(sent), await sendTo(verified)]).toEqual([refusal('OTP_BLOCK'), refusal('OTP_BLOCK')]);
  control.advanceClock(15 * 60_000);
  const late = await sendTo(verified);
  control.advanceClock(5 * 60_000);
  expect(await verify(late)).toEqual(refusal('OTP_EXPIRED'));
  for (let sends = 2; sends <= 3; sends += 1) await sendTo(verified).then(() => control.advanceClock(60_000));
  expect(await sendTo(verified)).toEqual(refusal('OTP_BLOCK'));
});

test('sandbox: a tenth of the losses of yesterday is paid, and of today tomorrow', async () => {
  const { control } = sandbox();
  control.credit(newcomer, 500);
  await ask('transfer', { as: newcomer, ...order('WALLET', 'PGSLOT', 500) });
  control.setGameBalance(newcomer, 'PGSLOT', '100.05');
  await ask('refreshSlots', { as: newcomer });
  const refunds = [0, 86_400_000, 86_400_000].map((wait) => {
    control.advanceClock(wait);
    return control.ledger(newcomer).refund;
  });
  expect(refunds).toEqual(['0.00', '39.99', '0.00']);
});

test('A-117 sandbox: no rule gives a code that is missing above or in requests.test.ts', () => {
  const ofTime = ['REQUEST_LIMIT_1MIN', 'OTP_BLOCK', 'OTP_CODE_INVALID', 'OTP_EXPIRED'];
  const ofTokens = ['invalid-token', 'EXPIRED_AUTH_TOKEN', 'INVALID_USER_1'];
  const rules = globSync('mocks/sandbox/{handlers,state}/*.ts').map((path) => readFileSync(path, 'utf8'));
  const given = rules.join('').match(/(?<=refuse\([^']*')[\w-]+(?=')/g) ?? [];
  expect(given.length).toBeGreaterThan(80);
  const tested = new Set([...cases.map(([, code]) => code), ...ofTime, ...ofTokens]);
  expect(given.filter((code) => !tested.has(code))).toEqual([]);
});
