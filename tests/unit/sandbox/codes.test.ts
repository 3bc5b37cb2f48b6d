import AES from 'crypto-js/aes.js';
import { expect, test } from 'vitest';
import { operations, type OperationId } from '../../../generated/operations.ts';
import { namedAnswers } from '../../../mocks/sandbox/contract-example.ts';
import { formOf } from '../../support/file-form.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';
import {
  bonusHeld,
  laos,
  malee,
  newcomer,
  noBank,
  noWallet,
  playedThrough,
  registration,
  rich,
} from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox();
/** A member with bonus money left in a game. */
const leftInGame = noBank;
const verified = '0891112222';

type Asked = NonNullable<Parameters<typeof ask>[1]>;
/** `close` closes a game or a reward first. */
type Case = readonly [OperationId, string, string, Asked, close?: string];

const slip = (size: number, type = 'image/png') => formOf(new Uint8Array(size), { type });
const noFile = new FormData();
noFile.set('note', 'no file');
const gift = (code: string, secret = 'sandbox-secret') => ({
  json: { link: AES.encrypt(`https://gift.truemoney.com/campaign/?v=${code}`, secret).toString() },
});
const order = (from: string, to: string, amount: number) => ({ json: { from, to, amount } });
const to = (code: string) => ({ json: { to: code } });
const coupon = (name: string) => ({ json: { coupon: name } });
const coded = (code: string) => ({ params: { code } });
const game = (slotCode: string) => ({ params: { slotCode } });
const amount = (value: number) => ({ json: { amount: value } });
const qr = (codeOrId: string) => ({ params: { codeOrId } });
const login = (username: string, password: string) => ({ json: { username, password } });
const auto = (provider: string) => ({ params: { provider, username: 'anybody' } });
const details = (change: object) => ({ json: { ...registration, username: verified, ...change } });
const rename = (bankCode: string, bankAccountName: string) => ({ json: { bankCode, bankAccountName } });
const own = { name: 'อรทัย ใหม่มา', bankCode: 'SCB', bankAccountName: 'ORATHAI MAIMA', bankAccountNo: '4051234568' };
const participant = (userId: string, guestId = '') => ({ json: { userId, guestId, limit: 10, skip: 0 } });
const said = (message: string) => ({
  ...{ sender: 'customer', message: { message_type: 'text', payload: { message } } },
  ...{ userId: '', guestId: 'guest-1', username: '', name: '', deviceToken: '' },
});
const richId = '665f1c2ab7d94e0012a4c101';

/** Which member must send which request to get a code. BETFLIX and FP are closed. */
const cases: readonly Case[] = [
  ['login', 'WRONG_CREDENTIAL', rich, login(rich, 'naga9999')],
  ['login', 'NO_USER', rich, login('0899999999', 'naga1234')],
  ['login', 'INACTIVE_USER', rich, login('0867890123', 'naga1234')],
  ['login', 'LOGIN_FAIL', rich, { json: { username: rich, password: 'naga1234', remember: true } }],
  ['sendOtp', 'PHONE_NUMBER_REQUIRE_10_DIGIT', rich, { json: { phoneNumber: '089111222' } }],
  ['sendOtp', 'EXISTING_USER', rich, { json: { phoneNumber: rich } }],
  ['verifyOtp', 'OTP_TOKEN_INVALID', rich, { json: { otpToken: 'nonsense', otpCode: '123456' } }],
  ['verifyOtp', 'OTP_NOT_EXIST', rich, { json: { otpToken: 'otp-0123456789abcdef', otpCode: '123456' } }],
  ...(['validateAccount', 'registerAccount'] as const).flatMap((id): Case[] => [
    [id, 'PHONE_NUMBER_REQUIRE_10_DIGIT', rich, details({ username: '089111222' })],
    [id, 'EXISTING_USER', rich, details({ username: rich })],
    [id, 'UNVERIFIED_OTP', rich, details({ username: '0891113333' })],
    [id, 'INVALID_USER_INFO', rich, details({ name: '  ' })],
    [id, 'INVALID_BANK', rich, details({ bankCode: 'NOBANK' })],
    [id, 'BANK_ACCOUNT_NAME_ENG', rich, details({ bankCode: 'TMB', bankAccountName: 'THIDA 2' })],
    [id, 'EXISTING_BANK', rich, details({ bankCode: 'KBANK', bankAccountNo: '1234567890' })],
  ]),
  ['registerAccount', 'INVALID_BANK', rich, details({ bankCode: '', bankAccountName: '', bankAccountNo: '' })],
  ['registerAccount', 'GAME_ACTIVATION_FAIL', rich, details({}), 'PGSLOT'],
  ['updateProfile', 'INVALID_USER_INFO', newcomer, { json: { ...own, name: ' ' } }],
  ['updateProfile', 'INVALID_BANK', newcomer, { json: { ...own, bankCode: 'NOBANK' } }],
  ['updateProfile', 'BANK_ACCOUNT_NAME_ENG', newcomer, { json: { ...own, bankCode: 'BBL', bankAccountName: 'ธิดา' } }],
  ['updateProfile', 'EXISTING_BANK', newcomer, { json: { ...own, bankCode: 'KBANK', bankAccountNo: '1234567890' } }],
  ['updateBankAccountName', 'NO_BANK', noBank, rename('KTB', 'MALEE')],
  ['updateBankAccountName', 'INVALID_BANK', malee, rename('SCB', 'MALEE')],
  ['updateBankAccountName', 'BANK_ACCOUNT_NAME_ENG', malee, rename('KTB', 'มาลี')],
  ['changePassword', 'WRONG_PASSWORD', rich, { json: { oldPassword: 'no', newPassword: 'naga5678' } }],
  ['getWallet', 'NO_WALLET', noWallet, {}],
  ['refreshSlots', 'NO_WALLET', noWallet, {}],
  ['addFunds', 'NO_WALLET', noWallet, amount(500)],
  ['activateSlot', 'SLOT_ALREADY_ACTIVE', rich, game('PGSLOT')],
  ['activateSlot', 'SLOT_ACTIVATE_FAIL', newcomer, game('BETFLIX')],
  ['activateSlot', 'NO_GAME', rich, game('NOGAME')],
  ['getSlotAccount', 'SLOT_NO_ACCOUNT', rich, game('UFABET')],
  ['getSlotAccount', 'NO_GAME', rich, game('NOGAME')],
  ['resetSlotPassword', 'SLOT_RESET_PASSWORD_FAIL', rich, game('BETFLIX')],
  ['resetSlotPassword', 'SLOT_NO_ACCOUNT', rich, game('UFABET')],
  ['resetSlotPassword', 'NO_GAME', rich, game('NOGAME')],
  ['autoLogin', 'NO_GAME', rich, auto('askmebet')],
  ['autoLogin', 'NO_GAME', rich, auto('pgslot'), 'PGSLOT'],
  ['autoLogin', 'SLOT_NO_ACCOUNT', rich, auto('pgslot')],
  ['autoLogin', 'NOT_AREASLOT', rich, auto('areaslot')],
  ['autoLogin', 'NOT_UFABET', rich, auto('usun')],
  ['autoLogin', 'KEY_INVALID', rich, auto('ufabet')],
  ['transfer', 'TRANSFER_MINIMUM', rich, order('WALLET', 'PGSLOT', 0.99)],
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
  ['transferAll', 'NO_WALLET', noWallet, to('WALLET')],
  ['transferAll', 'NO_GAME', rich, to('WALLET')],
  ['transferAll', 'SLOT_NO_ACCOUNT', rich, to('UFABET')],
  ['transferAll', 'BONUS_CONDITION', bonusHeld, to('WALLET')],
  ['transferAll', 'KEY_MISSING', rich, { json: {} }],
  ...(['withdraw', 'withdrawAll'] as const).flatMap((id): Case[] => [
    [id, 'NO_BANK', noBank, amount(500)],
    [id, 'NO_WALLET', noWallet, amount(500)],
    [id, 'MONEY_NOT_ENOUGH', rich, amount(8180.01)],
    [id, 'BONUS_CONDITION', bonusHeld, amount(640)],
    [id, 'BONUS_REMAINING', playedThrough, amount(899.99)],
    [id, 'KEY_INVALID', rich, amount(99.99)],
    [id, 'KEY_INVALID', rich, amount(50_000.01)],
    [id, 'KEY_INVALID', laos, amount(49_999)],
  ]),
  ['uploadSlip', 'SLIP_NO_FILE', rich, { form: slip(0) }],
  ['uploadSlip', 'SLIP_NO_FILE', rich, { form: noFile }],
  ['uploadSlip', 'SLIP_INVALID_FILE', rich, { form: slip(10, 'text/html') }],
  ['uploadSlip', 'SLIP_UPLOAD_FAIL', rich, { form: slip(10_485_761) }],
  ['submitTruelink', 'TRUELINK_INVALID', rich, gift('NagaGift100', 'another secret')],
  ['submitTruelink', 'TRUELINK_INVALID', rich, gift('NagaGift1')],
  ['submitTruelink', 'TRUELINK_INVALID', laos, gift('NagaGift100')],
  ['submitTruelink', 'TRUELINK_DUPLICATE', rich, gift('UsedBefore20')],
  ['getQrcode', 'NO_BANK', rich, qr('SCB')],
  ['getQrcode', 'QR_FAIL', noWallet, qr('WW')],
  ['createQrcode', 'NO_BANK', rich, { ...qr('NOBANK'), ...amount(100) }],
  ['createQrcode', 'QR_FAIL', rich, { ...qr('WW'), ...amount(99.99) }],
  ['createQrcode', 'KEY_INVALID', rich, { ...qr('KBANK'), ...amount(0.005) }],
  ['deleteQrcode', 'NO_BANK', laos, qr('nothing')],
  ['deleteQrcode', 'QR_FAIL', rich, qr('nothing')],
  ['activateBonus', 'BONUS_ALREADY_ACTIVE', bonusHeld, coded('WEEKLY50')],
  ['activateBonus', 'BONUS_MAX_CLAIMED', rich, coded('WELCOME100')],
  ['activateBonus', 'BONUS_FULL', rich, coded('TIFFIN60')],
  ['activateBonus', 'BONUS_CONDITION', newcomer, coded('DAILY20')],
  ['activateBonus', 'BONUS_REMAINING', leftInGame, coded('DAILY20')],
  ['activateBonus', 'KEY_INVALID', rich, coded('NOPE')],
  ['clearBonus', 'BONUS_CONDITION', bonusHeld, {}],
  ['clearBonus', 'BONUS_REMAINING', playedThrough, {}],
  ['clearBonus', 'KEY_INVALID', rich, {}],
  ['findPromotion', 'NO_PROMOTION', rich, coded('naga2026')],
  ['findPromotion', 'PROMOTION_RECEIVED', malee, coded('NAGA2026')],
  ['activatePromotion', 'NO_PROMOTION', rich, coded('NOPE')],
  ['activatePromotion', 'PROMOTION_RECEIVED', malee, coded('NAGA2026')],
  ['activatePromotion', 'BONUS_ALREADY_ACTIVE', bonusHeld, coded('REFILL10')],
  ['activatePromotion', 'BONUS_MAX_CLAIMED', malee, coded('TWICE30')],
  ['activatePromotion', 'BONUS_FULL', rich, coded('EARLY100')],
  ['activatePromotion', 'BONUS_CONDITION', newcomer, coded('REFILL10')],
  ['activatePromotion', 'BONUS_REMAINING', leftInGame, coded('REFILL10')],
  ['receiveInviteBonus', 'NO_INVITE_BONUS', newcomer, {}],
  ['receiveInviteBonus', 'NO_INVITEE_PLAY_INFO', malee, {}],
  ['receiveInviteBonus', 'INVITE_COLLECT', laos, {}],
  ['receiveInviteBonus', 'INVITE_BONUS_FAIL', noBank, {}],
  ['receiveInviteBonus', 'BONUS_ALREADY_ACTIVE', bonusHeld, {}],
  ['receiveInviteBonus', 'INVITE_INACTIVE', rich, {}, 'INVITE'],
  ...(['receiveRefund', 'addRefundToWallet'] as const).flatMap((id): Case[] => [
    [id, 'NO_REFUND', newcomer, {}],
    [id, 'REFUND_CONDITION', noBank, {}],
    [id, 'REFUND_MINIMUM', malee, {}],
    [id, 'BONUS_ALREADY_ACTIVE', bonusHeld, {}],
    [id, 'REFUND_INACTIVE', rich, {}, 'REFUND'],
  ]),
  ['getSlipReference', 'NO_DATA', rich, { params: { reference: 'nothing' } }],
  ['spin', 'NO_DATA', newcomer, {}],
  ['claimCoupon', 'NO_CLAIMABLE_COUPON', newcomer, coupon('66d0aa01')],
  ['claimCoupon', 'INVALID_CODE', rich, coupon('nothing')],
  ['claimCoupon', 'INVALID_COUPON_TYPE', rich, coupon('cp4')],
  ['claimCoupon', 'COUPON_EXPIRED', rich, coupon('cp3')],
  ['claimCoupon', 'INVALID_PRIZE_CODE', rich, coupon('cp2')],
  ['sendChatMessage', 'KEY_INVALID', rich, { json: said(' \n') }],
  ['listChatHistory', 'KEY_MISSING', rich, participant('')],
  ['listChatHistory', 'UNAUTHORIZED', rich, participant('', richId)],
  ['listChatHistory', 'INVALID_USER_2', malee, participant(richId)],
  ['uploadChatImage', 'KEY_MISSING', rich, { form: noFile }],
  ['uploadChatVideo', 'KEY_INVALID', rich, { form: slip(1) }],
];

/** The contract's answer of an operation with this code. */
const documented = (id: OperationId, code: string) =>
  namedAnswers(id).find(({ status, value }) => status > 200 && JSON.stringify(value) === `{"message":"${code}"}`);

/** Members who have received, redeemed and cancelled what the cases need. */
async function prepare() {
  const { control } = sandbox();
  control.reset({ scenario: 'maintenance' });
  control.credit(newcomer, '0.99');
  const sent = await ask('sendOtp', { json: { phoneNumber: verified } });
  const { otpToken } = sent.body as { otpToken: string }; // the sandbox checks its own answers
  await ask('verifyOtp', { json: { otpToken, otpCode: '123456' } });
  await ask('submitTruelink', { as: malee, ...gift('UsedBefore20') });
  for (const taken of ['NAGA2026', 'TWICE30', 'TWICE30', 'EARLY100']) {
    await ask('activatePromotion', { as: malee, ...coded(taken) });
    await ask('clearBonus', { as: malee });
  }
  // Cancels a bonus with a few baht left in a game; a deposit follows.
  await ask('activateBonus', { as: leftInGame, ...coded('DAILY20') });
  await ask('transferAll', { as: leftInGame, ...to('PGSLOT') });
  control.setGameBalance(leftInGame, 'PGSLOT', '5.00');
  await ask('clearBonus', { as: leftInGame });
  control.credit(leftInGame, '500.00');
}

const ids = [...new Set(cases.map(([id]) => id))];

test.each(ids)('sandbox: A-117 %s gives each code by its own rule, as the contract documents it', async (id) => {
  await prepare();
  const { control } = sandbox();
  for (const [, code, phone, asked, close] of cases.filter(([each]) => each === id)) {
    if (close !== undefined) control.setMaintenance(close, true);
    const { total } = control.ledger(phone);
    const { status, value } = documented(id, code) ?? {};
    const given = operations[id].security === 'public' ? asked : { as: phone, ...asked };
    expect(await ask(id, given), `${code} for ${phone}`).toEqual({ status, body: value });
    expect(control.ledger(phone).total).toBe(total);
    if (close !== undefined) control.setMaintenance(close, false);
  }
  expect(control.violations().filter(({ kind }) => kind !== 'request')).toEqual([]);
});
