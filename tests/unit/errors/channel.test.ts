import { expect, test } from 'vitest';
import { channelOf, type Channel } from '../../../src/errors/channel.ts';
import { operations } from '../../support/contract.ts';

/** The ledger's table of failure channels, row by row; "every other load" and "no screen" written out. */
const rows: [Channel, string][] = [
  ['inline', 'login; sendOtp verifyOtp; validateAccount; registerAccount; changePassword'],
  ['alert', 'transfer; withdrawAll; transferAll; receiveInviteBonus; activateBonus; activatePromotion'],
  ['alert', 'createQrcode deleteQrcode; uploadSlip; autoLogin autoLoginWithPassword getSlotAccount'],
  // asked for by a tap, which would otherwise do nothing that can be seen.
  ['alert', 'getSlipReference'],
  ['spinAlert', 'spin; claimCoupon'],
  ['dialog', 'clearBonus'],
  ['toast', 'receiveRefund; updateBankAccountName; submitTruelink'],
  ['inPlace', 'findPromotion'],
  ['silent', 'getWallet; listInvites; listRefunds; activateSlot; resetSlotPassword; getDepositLookup; listAgreements'],
  // The first step of the load of home, given by nobody; what failed shows as the mark of B-03.
  ['silent', 'refreshSlots'],
  ['quiet', 'listBanks listConditions getInfo getNotice getContact getWithdrawLimits getSlipLookup listSources'],
  ['quiet', 'getActive getRegisterOtp getEnableChatWidget; getProfile; getChatConfig listChatHistory'],
  ['quiet', 'listInviteBanners; checkRefund listRefundBanners; getSpinSetup listCoupons getSpinActive; getQrcode'],
  ['quiet', 'listBonuses checkActiveBonus; listStatements listSlips'],
  // Given by nobody: the chat marks as read what it shows.
  ['quiet', 'markChatRead'],
  ['chatAlert', 'sendChatMessage uploadChatImage uploadChatVideo'],
  ['none', 'addFunds withdraw updateProfile addRefundToWallet checkMinimumBonus getCurrentPromotion'],
];
const table = rows.flatMap(([channel, ids]) => ids.split(/;? /).map((id): [string, Channel] => [id, channel]));

test('A-107 each of the 69 operations has its channel', () => {
  expect(table).toHaveLength(69);
  const expected = Object.fromEntries(table);
  const actual = operations.map(({ id }) => [id, channelOf(id as Parameters<typeof channelOf>[0])]); // the contract's own ids
  expect(Object.fromEntries(actual)).toEqual(expected);
});
