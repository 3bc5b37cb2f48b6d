import { describe, expect, test } from 'vitest';
import type { OperationId } from '../../../generated/operations.ts';
import { all, field, fill, find, goBack, open, press, see, shownText, until } from '../../support/screen.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { typicalOf } from '../../support/read-as.ts';

// What is shown in the place of content that failed, that does not exist, or that is empty.

const newcomer = '0823456789';
const withoutWallet = '0878901234';
const fail = (...operations: OperationId[]) => {
  for (const operation of operations) control.fail(operation, { code: 'INTERNAL_SERVER_ERROR', times: 50 });
};
const retries = () => all('button', /Try again/);

describe('two parts of a screen that both fail', () => {
  test.each([
    ['the wheel and its coupons', '/user/spin', ['getSpinSetup', 'listCoupons']],
    ['the bonuses and the one that is held', '/user/bonus', ['listBonuses', 'checkActiveBonus']],
    ['the refund and its history', '/user/home?open=refund&step=offer', ['checkRefund', 'listRefunds']],
    ['the invite bonus and the friends', '/user/profile?open=invite&step=offer', ['getWallet', 'listInvites']],
  ] as const)('A-114 have one retry, which reads both: %s', async (_what, address, operations) => {
    fail(...operations);
    await open(address);
    await find('button', 'Try again');
    expect(retries()).toHaveLength(1);
    control.clearFaults();
    const before = operations.map((id) => callsOf(id).length);
    await press('button', 'Try again');
    await until(() => retries().length === 0, 'both');
    expect(operations.map((id, index) => callsOf(id).length - (before[index] ?? 0))).toEqual([1, 1]);
  });

  test.each([
    ['/user/spin', 'listCoupons', 'button', /Spin/],
    ['/user/bonus', 'checkActiveBonus', 'button', /WEEKLY50/],
    ['/user/home?open=refund&step=offer', 'listRefunds', 'button', 'Claim refund'],
    ['/user/profile?open=invite&step=offer', 'listInvites', 'button', 'Claim bonus'],
  ] as const)(
    'A-114 keep their own retries if only the smaller one fails: %s',
    async (address, operation, role, name) => {
      fail(operation);
      await open(address);
      await find('button', "Couldn't load. Try again.");
      await until(() => all(role, name).length > 0, 'the larger one');
      control.clearFaults();
      const before = callsOf(operation).length;
      await press('button', "Couldn't load. Try again.");
      await until(() => retries().length === 0, 'the smaller one');
      expect(callsOf(operation)).toHaveLength(before + 1);
    },
  );
});

test('A-114 games that could not be loaded leave a line in their place on home', async () => {
  fail('getWallet');
  await open('/user/home');
  await see('Your games will appear here');
});

test('A-114 a choice of games that could not be loaded says so and can be repeated', async () => {
  fail('getWallet');
  await open('/user/profile?open=games');
  await see("We couldn't load your games");
  control.clearFaults();
  await press('button', 'Try again');
  await find('button', /^Naga Slots/);
});

describe('older data that cannot be read again', () => {
  test.each([
    ['/user/bonus', 'listBonuses', 'button', /WEEKLY50/],
    ['/user/spin', 'listCoupons', 'button', /^Claim 1,/],
    ['/user/statement', 'listStatements', 'button', /^Details: Withdrawal/],
  ] as const)('A-114 stay below a retry, which reads them: %s', async (address, operation, role, name) => {
    await open(address);
    await until(() => all(role, name).length > 0, 'the data');
    await press('link', 'Profile');
    fail(operation);
    await goBack();
    await find('button', "Couldn't load. Try again.");
    expect(all(role, name).length).toBeGreaterThan(0);
    control.clearFaults();
    const before = callsOf(operation).length;
    await press('button', "Couldn't load. Try again.");
    await until(() => retries().length === 0, 'the data');
    expect(callsOf(operation)).toHaveLength(before + 1);
  });
});

describe('without what it needs a button is not shown', () => {
  test('A-114 "Got it" without conditions', async () => {
    fail('listConditions');
    await open('/user/home?open=conditions');
    await see("We couldn't load the conditions");
    expect(all('button', 'Got it')).toEqual([]);
    control.clearFaults();
    await press('button', 'Try again');
    await find('button', 'Got it');
  });

  test('A-114 the refresh of a statement that was not loaded', async () => {
    fail('listStatements');
    await open('/user/statement');
    await see("We couldn't load your statement");
    expect(all('button', 'Refresh')).toEqual([]);
    control.clearFaults();
    await press('button', 'Try again');
    await find('button', 'Refresh');
  });

  test('A-114 the invite bonus without its amount', async () => {
    fail('getWallet');
    await open('/user/home?open=invite&step=offer');
    await see("We couldn't load your invite bonus");
    expect(all('button', 'Claim bonus')).toEqual([]);
  });

  test('R-191 A-44 on home the invite bonus of 0 cannot be claimed', async () => {
    await open('/user/home', { as: newcomer });
    expect((await find('button', 'Claim bonus')).hasAttribute('disabled')).toBe(true);
  });

  test('R-191 on home a bonus that is more than 0 can be claimed', async () => {
    await open('/user/home');
    await find('link', 'Claim bonus');
  });
});

describe('a member without a wallet', () => {
  test('R-206 A-114 reads so on home, with the way to support', async () => {
    await open('/user/home', { as: withoutWallet });
    await see("Your account doesn't have a wallet yet");
    expect((await find('link', 'Contact us')).getAttribute('href')).toBe('/user/contact');
    expect(shownText()).not.toContain("couldn't load");
    expect(all('status').some(({ textContent }) => textContent.includes("doesn't have a wallet"))).toBe(true);
  });

  test('A-114 reads the same during and after another attempt', async () => {
    await open('/user/home', { as: withoutWallet });
    await see("doesn't have a wallet");
    const before = callsOf('getWallet').length;
    const release = holdAnswer('getWallet');
    await press('button', 'Try again');
    await until(() => callsOf('getWallet').length > before, 'the attempt');
    await time.pass(1);
    const during = shownText();
    const focused = document.activeElement?.textContent;
    await release();
    await see("doesn't have a wallet");
    expect(shownText()).not.toContain("couldn't load");
    expect(during).toContain("doesn't have a wallet");
    expect(focused).toBe('Try again');
  });
});

describe('a withdrawal from an empty main wallet', () => {
  test('A-150 leads to the deposit if no game has money', async () => {
    await open('/user/home?open=withdraw', { as: newcomer });
    await find('link', 'Deposit');
    expect(all('textbox')).toEqual([]);
    expect(all('button', 'Withdraw')).toEqual([]);
  });

  test('A-150 asks to move everything back if games have money', async () => {
    const wallet = typicalOf('getWallet');
    control.fail('getWallet', { body: { ...wallet, wallet: { amount: 0 } }, times: 50 });
    await open('/user/home?open=withdraw');
    await press('button', /^Move [\d,.]+ baht back$/);
    await find('button', /^Move [\d,.]+ baht$/);
    expect(callsOf('transferAll')).toEqual([]);
  });
});

describe('a question of a reward that could not be read', () => {
  test.each([
    ['refund', 'checkRefund'],
    ['invite', 'getWallet'],
  ] as const)('A-114 says so instead of waiting: %s', async (name, operation) => {
    fail(operation);
    await open(`/user/profile?open=${name}&step=ask`);
    await see(/We couldn't load your (refund|invite bonus)/);
    control.clearFaults();
    await press('button', 'Try again');
    await find('button', /^Claim \d/);
  });

  test('R-191 A-44 the invite bonus cannot be claimed before its amount is known', async () => {
    const release = holdAnswer('getWallet');
    await open('/user/profile?open=invite&step=offer');
    expect((await find('button', 'Claim bonus')).hasAttribute('disabled')).toBe(true);
    await release();
    await press('button', 'Claim bonus');
    await find('button', 'Claim 150.00 baht');
  });
});

describe('a bonus in the address', () => {
  const sheet = '/user/bonus?open=bonus&code=DAILY20';

  test('A-114 whose list cannot be read has a retry and no other button', async () => {
    fail('listBonuses');
    await open(sheet);
    await find('button', "Couldn't load. Try again.");
    expect(all('link')).toEqual([]);
    expect(all('button', 'Claim bonus')).toEqual([]);
    control.clearFaults();
    await press('button', "Couldn't load. Try again.");
    await find('button', 'Claim bonus');
  });

  test('R-334 cannot be claimed before it is known', async () => {
    const release = holdAnswer('listBonuses');
    await open(sheet);
    expect((await find('button', 'Claim bonus')).hasAttribute('disabled')).toBe(true);
    await release();
    await press('button', 'Claim bonus');
    await see('Bonus received');
  });
});

describe('a promotion that is not found', () => {
  test('R-341 says what to check and keeps the code for the next search', async () => {
    await open('/user/bonus?open=promotion&code=NOPE');
    await see('Promotion not found');
    await see('Check each letter and number');
    expect(await field('Promotion code')).toHaveProperty('value', 'NOPE');
    await fill('Promotion code', 'NAGA2026');
    await press('button', 'Search');
    await find('button', 'Claim promotion');
  });
});

describe('a member who has nothing yet', () => {
  test('A-119 R-277 but whose refunds cannot be shown is told so', async () => {
    control.fail('listRefunds', { status: 200, body: { refunds: [null] }, times: 9 });
    await open('/user/home?open=refund&step=offer', { as: newcomer });
    await see('No refund found');
    await see("1 item can't be shown here");
  });

  test('R-277 without refunds reads one sentence', async () => {
    await open('/user/home?open=refund&step=offer', { as: newcomer });
    await see('No refund found');
    await until(() => callsOf('listRefunds').length > 0, 'the history');
    expect(shownText()).not.toContain('Refund history');
  });
});
