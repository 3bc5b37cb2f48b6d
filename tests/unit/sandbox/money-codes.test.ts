import AES from 'crypto-js/aes.js';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { giftLinkToTry } from '../../../mocks/sandbox/state/gift-links.ts';
import { formOf } from '../../support/file-form.ts';
import { refusal, runningSandbox } from '../../support/running-sandbox.ts';
import { bonusHeld, laos, malee, newcomer, noBank, noWallet, playedThrough, rich } from '../../support/test-world.ts';

const { sandbox, ask } = runningSandbox();
/** A member with bonus money left in a game. */
const leftInGame = noBank;

const slip = (size: number, type = 'image/png') => formOf(new Uint8Array(size), { type });
const gift = (code: string) => ({
  link: AES.encrypt(`https://gift.truemoney.com/campaign/?v=${code}`, 'sandbox-secret').toString(),
});
const order = (from: string, to: string, amount: number) => ({ json: { from, to, amount } });
const to = (code: string) => ({ json: { to: code } });
const coupon = (name: string) => ({ json: { coupon: name } });
const coded = (code: string) => ({ params: { code } });
const amount = (value: number) => ({ json: { amount: value } });

type Case = readonly [OperationId, string, string, NonNullable<Parameters<typeof ask>[1]>];

/** Cancels a bonus with a few baht left in a game; a deposit follows. */
async function leaveBonusMoneyInGame() {
  const { control } = sandbox();
  await ask('activateBonus', { as: leftInGame, ...coded('DAILY20') });
  await ask('transferAll', { as: leftInGame, ...to('PGSLOT') });
  control.setGameBalance(leftInGame, 'PGSLOT', '5.00');
  await ask('clearBonus', { as: leftInGame });
  control.credit(leftInGame, '500.00');
}

/** Which member must send which request to get a code. BETFLIX and FP are closed. */
const cases: readonly Case[] = [
  ['getWallet', 'NO_WALLET', noWallet, {}],
  ['refreshSlots', 'NO_WALLET', noWallet, {}],
  ['addFunds', 'NO_WALLET', noWallet, amount(500)],
  ['activateSlot', 'SLOT_ALREADY_ACTIVE', rich, { params: { slotCode: 'PGSLOT' } }],
  ['activateSlot', 'SLOT_ACTIVATE_FAIL', newcomer, { params: { slotCode: 'BETFLIX' } }],
  ['activateSlot', 'NO_GAME', rich, { params: { slotCode: 'NOGAME' } }],
  ['getSlotAccount', 'SLOT_NO_ACCOUNT', rich, { params: { slotCode: 'UFABET' } }],
  ['getSlotAccount', 'NO_GAME', rich, { params: { slotCode: 'NOGAME' } }],
  ['resetSlotPassword', 'SLOT_RESET_PASSWORD_FAIL', rich, { params: { slotCode: 'BETFLIX' } }],
  ['resetSlotPassword', 'SLOT_NO_ACCOUNT', rich, { params: { slotCode: 'UFABET' } }],
  ['resetSlotPassword', 'NO_GAME', rich, { params: { slotCode: 'NOGAME' } }],
  ['transfer', 'TRANSFER_MINIMUM', rich, order('WALLET', 'PGSLOT', 0.99)],
  ['transfer', 'MONEY_NOT_ENOUGH', rich, order('WALLET', 'PGSLOT', 8180.01)],
  ['transfer', 'TRANSFER_FAIL', rich, order('WALLET', 'BETFLIX', 100)],
  ['transfer', 'NO_WALLET', noWallet, order('WALLET', 'PGSLOT', 100)],
  ['transfer', 'NO_GAME', rich, order('BETFLIX', 'WALLET', 100)],
  ['transfer', 'SLOT_NO_ACCOUNT', rich, order('WALLET', 'UFABET', 100)],
  ['transfer', 'BONUS_CONDITION', bonusHeld, order('PGSLOT', 'WALLET', 100)],
  ['transferAll', 'TRANSFER_MINIMUM', newcomer, to('PGSLOT')],
  ['transferAll', 'MONEY_NOT_ENOUGH', playedThrough, to('WALLET')],
  ['transferAll', 'TRANSFER_FAIL', rich, to('BETFLIX')],
  ['transferAll', 'NO_WALLET', noWallet, to('WALLET')],
  ['transferAll', 'NO_GAME', rich, to('WALLET')],
  ['transferAll', 'SLOT_NO_ACCOUNT', rich, to('UFABET')],
  ['transferAll', 'BONUS_CONDITION', bonusHeld, to('WALLET')],
  ...(['withdraw', 'withdrawAll'] as const).flatMap((id): Case[] => [
    [id, 'NO_BANK', noBank, amount(500)],
    [id, 'NO_WALLET', noWallet, amount(500)],
    [id, 'MONEY_NOT_ENOUGH', rich, amount(8180.01)],
    [id, 'BONUS_CONDITION', bonusHeld, amount(640)],
    [id, 'BONUS_REMAINING', playedThrough, amount(500)],
  ]),
  ['uploadSlip', 'SLIP_NO_FILE', rich, { form: slip(0) }],
  ['uploadSlip', 'SLIP_INVALID_FILE', rich, { form: slip(10, 'text/html') }],
  ['uploadSlip', 'SLIP_UPLOAD_FAIL', rich, { form: slip(10_485_761) }],
  ['submitTruelink', 'TRUELINK_INVALID', rich, { json: { link: giftLinkToTry } }],
  ['submitTruelink', 'TRUELINK_DUPLICATE', rich, { json: gift('UsedBefore20') }],
  ['getQrcode', 'NO_BANK', rich, { params: { codeOrId: 'SCB' } }],
  ['getQrcode', 'QR_FAIL', noWallet, { params: { codeOrId: 'WW' } }],
  ['createQrcode', 'NO_BANK', rich, { params: { codeOrId: 'NOBANK' }, ...amount(100) }],
  ['createQrcode', 'QR_FAIL', rich, { params: { codeOrId: 'WW' }, ...amount(99) }],
  ['deleteQrcode', 'NO_BANK', laos, { params: { codeOrId: 'nothing' } }],
  ['deleteQrcode', 'QR_FAIL', rich, { params: { codeOrId: 'nothing' } }],
  ['activateBonus', 'BONUS_ALREADY_ACTIVE', bonusHeld, coded('WEEKLY50')],
  ['activateBonus', 'BONUS_MAX_CLAIMED', rich, coded('WELCOME100')],
  ['activateBonus', 'BONUS_FULL', rich, coded('TIFFIN60')],
  ['activateBonus', 'BONUS_CONDITION', newcomer, coded('DAILY20')],
  ['activateBonus', 'BONUS_REMAINING', leftInGame, coded('DAILY20')],
  ['clearBonus', 'BONUS_CONDITION', bonusHeld, {}],
  ['clearBonus', 'BONUS_REMAINING', playedThrough, {}],
  ['findPromotion', 'NO_PROMOTION', rich, coded('naga2026')],
  ['findPromotion', 'PROMOTION_RECEIVED', malee, coded('NAGA2026')],
  ['activatePromotion', 'NO_PROMOTION', rich, coded('NOPE')],
  ['activatePromotion', 'PROMOTION_RECEIVED', malee, coded('NAGA2026')],
  ['activatePromotion', 'BONUS_ALREADY_ACTIVE', bonusHeld, coded('REFILL10')],
  ['activatePromotion', 'BONUS_MAX_CLAIMED', malee, coded('TWICE30')],
  ['activatePromotion', 'BONUS_FULL', rich, coded('EARLY100')],
  ['activatePromotion', 'BONUS_CONDITION', newcomer, coded('REFILL10')],
  ['activatePromotion', 'BONUS_REMAINING', leftInGame, coded('REFILL10')],
  ['getSlipReference', 'NO_DATA', rich, { params: { reference: 'nothing' } }],
  ['spin', 'NO_DATA', newcomer, {}],
  ['claimCoupon', 'NO_CLAIMABLE_COUPON', newcomer, coupon('66d0aa01')],
  ['claimCoupon', 'INVALID_CODE', rich, coupon('nothing')],
  ['claimCoupon', 'INVALID_COUPON_TYPE', rich, coupon('cp4')],
  ['claimCoupon', 'COUPON_EXPIRED', rich, coupon('cp3')],
  ['claimCoupon', 'INVALID_PRIZE_CODE', rich, coupon('cp2')],
];

describe('sandbox: the codes of A-117 for money, each by its own rule', () => {
  test.each(cases)('%s %s for %s', async (id, code, phone, asked) => {
    const { control } = sandbox();
    control.reset({ scenario: 'maintenance' });
    control.credit(newcomer, '0.99');
    await ask('submitTruelink', { as: malee, json: gift('UsedBefore20') });
    for (const taken of ['NAGA2026', 'TWICE30', 'TWICE30', 'EARLY100']) {
      await ask('activatePromotion', { as: malee, ...coded(taken) });
      await ask('clearBonus', { as: malee });
    }
    await leaveBonusMoneyInGame();
    const { total } = control.ledger(phone);
    expect(await ask(id, { as: phone, ...asked })).toEqual(refusal(code));
    expect(control.ledger(phone).total).toBe(total);
    expect(control.violations().filter(({ kind }) => kind !== 'request')).toEqual([]);
  });
});
