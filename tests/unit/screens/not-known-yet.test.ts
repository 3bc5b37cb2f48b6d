import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { open, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { typicalOf } from '../../support/read-as.ts';

// What is said of nothing, such as "no link", needs an answer that says so.

const wallet = typicalOf('getWallet');
const account = wallet.bankAccount;
const withoutAccount = { ...account, bankCode: '', bankAccountName: '', bankAccountNo: '' };
const setup = typicalOf('getSpinSetup');

/** The sheet or page, the operation, its answer of nothing, and the sentence. */
const sentences: [sentence: string, address: string, operation: OperationId, body: unknown][] = [
  [
    'learn how to invite friends',
    '/user/profile?open=invite&step=offer',
    'getWallet',
    { ...wallet, profile: { ...wallet.profile, inviteCode: '' } },
  ],
  [
    'no bonus to claim yet',
    '/user/profile?open=invite&step=offer',
    'getWallet',
    { ...wallet, invite: { ...wallet.invite, amount: 0 } },
  ],
  ['No invited friends yet', '/user/profile?open=invite&step=offer', 'listInvites', { invites: [] }],
  [
    'No refund found',
    '/user/profile?open=refund&step=offer',
    'checkRefund',
    { ...typicalOf('checkRefund'), result: false, bonus: false, refundAmount: 0 },
  ],
  [
    'Your profile has no bank account',
    '/user/profile?open=withdraw',
    'getWallet',
    { ...wallet, bankAccount: withoutAccount },
  ],
  [
    'No money available yet',
    '/user/profile?open=withdraw',
    'getWallet',
    { ...wallet, wallet: { ...wallet.wallet, amount: 0 }, slots: [] },
  ],
  [
    'No money available yet',
    '/user/profile?open=transfer',
    'getWallet',
    { ...wallet, wallet: { ...wallet.wallet, amount: 0 }, slots: [] },
  ],
  [
    'No way to deposit is open right now',
    '/user/profile?open=deposit',
    'getDepositLookup',
    { banks: [], wallets: [], isManual: false },
  ],
  ["We couldn't find this game", '/user/profile?open=game&slot=NOPE', 'getWallet', wallet],
  ["We couldn't find this bonus", '/user/bonus?open=bonus&code=NOPE', 'listBonuses', typicalOf('listBonuses')],
  ['No bonuses right now', '/user/bonus', 'listBonuses', { bonuses: [] }],
  ['You have no active bonus', '/user/bonus?open=cancel-bonus', 'checkActiveBonus', { status: false, type: '' }],
  [
    "There's no wheel right now",
    '/user/spin',
    'getSpinSetup',
    { ...setup, result: { ...setup.result, activeSpinwheel: { ...setup.result.activeSpinwheel, slices: [] } } },
  ],
  ['No coupons yet', '/user/spin', 'listCoupons', { coupons: [] }],
  ['No transactions yet', '/user/statement', 'listStatements', { total: 0, statements: [] }],
  ['No slips yet', '/user/profile?open=slips', 'listSlips', { slips: [] }],
  ['No bank account yet', '/user/profile', 'getProfile', { ...typicalOf('getProfile'), bankAccount: withoutAccount }],
  ['How can we help?', '/user/contact?open=chat', 'listChatHistory', { messages: [] }],
];

describe('that there is nothing', () => {
  test.each(sentences)('A-114 is said only when it is known: %s, %s', async (sentence, address, operation, body) => {
    control.fail(operation, { status: 200, body, times: 9 });
    await open(address);
    await see(sentence);
    control.clearFaults();
    control.fail(operation, { code: 'INTERNAL_SERVER_ERROR', times: 9 });
    const release = holdAnswer(operation);
    await open(address);
    await until(() => callsOf(operation).length > 0, 'the request');
    await time.pass(1_000);
    const said = [shownText().includes(sentence)];
    await release();
    await time.pass(1_000);
    said.push(shownText().includes(sentence));
    expect(said).toEqual([false, false]);
  });
});
