import { describe, expect, test } from 'vitest';
import { typicalOf } from '../../support/read-as.ts';
import { callsOf, control, holdAnswer, time } from '../../support/screen-service.ts';
import { all, field, fill, find, open, press, see, shownText, until } from '../../support/screen.ts';
import { rich } from '../../support/test-world.ts';

// A withdrawal after a failure, and on the second try.

const sheet = '/user/profile?open=withdraw';
const typical = typicalOf('getWallet');

test.each([
  [sheet, 'withdrawAll', 'Withdraw 100.00 baht', 'Move all back'],
  ['/user/profile?open=game&slot=PGSLOT', 'transfer', /^Move into game 100/, 'Move everything into this game'],
] as const)('R-254 A-150 nothing else can be moved while %s is sent', async (address, operation, submit, other) => {
  await open(address);
  await fill(/Amount/, '100');
  const before = (await find('button', other)).getAttribute('aria-disabled');
  const release = holdAnswer(operation);
  await press('button', submit);
  await until(() => callsOf(operation).length === 1, 'the request');
  const during = (await find('button', other)).getAttribute('aria-disabled');
  await release();
  expect([before, during]).toEqual([null, 'true']);
});

test('R-264 quality 14: that the limits could not be loaded is announced', async () => {
  control.fail('getWithdrawLimits', { code: 'INTERNAL_SERVER_ERROR' });
  await open(sheet);
  await see("We couldn't load your limits");
  expect(all('status').map(({ textContent }) => textContent)).toContain(
    "We couldn't load your limits, so you can't withdraw yet",
  );
});

test('A-150 that there is no bank account is not said after the wallet could not be read again', async () => {
  const bankAccount = { ...typical.bankAccount, bankAccountNo: '' };
  control.fail('getWallet', { body: { ...typical, bankAccount }, times: 2 });
  control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR', times: 99 });
  await open('/user/home');
  await see('8,180.00');
  await press('link', 'Withdraw');
  await see("Your profile has no bank account, so you can't withdraw yet");
  await press('button', 'Close');
  await press('button', 'Refresh balance');
  await see("Couldn't update");
  await press('link', 'Withdraw');
  await field(/Amount/);
  expect(shownText()).not.toContain('Your profile has no bank account');
});

describe('a withdrawal that was not paid out', () => {
  const send = async () => {
    await press('button', 'Withdraw 500.00 baht');
    await see('Wait for transfer');
    // After the last look at the account that follows every money command.
    await time.pass(60_000);
  };

  test('A-126 is called back also when there was more money before it than before the first one', async () => {
    await open(sheet);
    await fill(/Amount/, '500');
    await send();
    control.settleWithdrawal(rich, 0, 'FAILED');
    await see('500.00 baht is back in your main wallet');
    control.credit(rich, 70);
    await press('button', 'Withdraw again');
    await see(/Available\s*฿8,250\.00/);
    await send();
    control.settleWithdrawal(rich, 0, 'FAILED');
    await see('500.00 baht is back in your main wallet');
  });
});
