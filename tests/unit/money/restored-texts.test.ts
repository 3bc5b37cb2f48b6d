import { beforeAll, expect, test } from 'vitest';
import type { MoneyCommandId } from '../../../src/api/wire/types.ts';
import { initI18n, loadTexts } from '../../../src/i18n/i18n.ts';
import { restoredTexts } from '../../../src/money/restored-texts.ts';
import { shownBy } from '../../../src/money/shown-by.ts';

beforeAll(async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('titles', 'deposit', 'outcome');
});

const names: Record<MoneyCommandId, string> = {
  transfer: 'Transfer',
  transferAll: 'Transfer',
  withdraw: 'Withdraw',
  withdrawAll: 'Withdraw',
  addFunds: 'Deposit',
  submitTruelink: 'Deposit',
  uploadSlip: 'Deposit',
  createQrcode: 'Deposit',
  deleteQrcode: 'Deposit',
  receiveRefund: 'Refund',
  addRefundToWallet: 'Refund',
  spin: 'Wheel',
  claimCoupon: 'Wheel',
  receiveInviteBonus: 'Invite friends',
  activatePromotion: 'Promotion',
  activateBonus: 'Bonus',
  clearBonus: 'Cancel bonus',
};
const commands = Object.keys(shownBy) as MoneyCommandId[]; // its keys are all money commands

test.each(commands)('A-116 after a reload %s has the name of its screen', (id) => {
  expect(restoredTexts(id).name?.()).toBe(names[id]);
});

/** Of the commands that no statement shows. */
const doneTexts: { [Id in MoneyCommandId]?: string } = {
  uploadSlip: 'Deposit · Slip uploaded. See the result in "Upload status".',
  createQrcode: 'Deposit · Success',
  clearBonus: 'Cancel bonus · No bonus is active.',
};
test.each(commands)(
  'A-116 after a reload the success of %s has a text of its own if the statement does not show it',
  (id) => {
    expect(restoredTexts(id).done?.(undefined, undefined)).toBe(doneTexts[id]);
  },
);

test('A-116 after a reload only an upload sends the member to its list instead of the statement', () => {
  const given = { error: undefined, amount: '' };
  expect(commands.filter((id) => restoredTexts(id).recheck)).toEqual(['uploadSlip']);
  expect(restoredTexts('uploadSlip').recheck?.(given)).toEqual({
    text: 'We don\'t know yet if your slip was uploaded. Look under "Upload status" before you upload it again.',
    label: 'Upload status',
    to: { search: '?open=slips' },
  });
});
