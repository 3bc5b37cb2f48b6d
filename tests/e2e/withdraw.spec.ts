import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { expectProblems, markDocument, moneySheet } from '../support/money-sheet.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/home?open=withdraw';
const sheet = (page: Page) => moneySheet(page, 'Withdraw').sheet;
const amount = (page: Page) => moneySheet(page, 'Withdraw').amount;
const submit = (page: Page) => moneySheet(page, 'Withdraw').submit;
const card = (page: Page) => moneySheet(page, 'Withdraw').card;
const shares = (page: Page) => sheet(page).getByRole('group', { name: 'Quick amounts' }).getByRole('button');
const given = (sandbox: Sandbox) => callsOf(sandbox, 'withdrawAll');

test(
  'R-257 R-262 A-150 the sheet shows the bank account, also beside the button, and warns of a bonus',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    await expect(sheet(page)).toContainText('KasikornbankSOMCHAI JAIDEE123-456-7890');
    await expect(sheet(page).locator('[data-code=KBAN]')).toHaveCSS('background-color', 'rgb(15, 122, 74)');
    await expect(sheet(page)).toContainText('If you have an active bonus, meet its conditions before you withdraw');
    await amount(page).fill('777.5');
    await expect(sheet(page)).toContainText('777.50 baht to Kasikornbank 123-456-7890');
  },
);

test(
  'R-255 R-256 the limits of the service apply, and are read at every opening',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('getWithdrawLimits', { body: { withdrawMin: 250, withdrawMax: 777.5 } });
    await openSignedIn(page, sandbox, '/user/home');
    await page.getByRole('link', { name: 'Withdraw' }).click();
    await expect(page).toHaveURL(/\?open=withdraw$/);
    await expect(sheet(page)).toContainText('250.00 – 777.50 baht');
    await expect(shares(page)).toHaveCount(0);
    await expect(sheet(page)).toContainText('฿8,180.00');
    await expectProblems(moneySheet(page, 'Withdraw'), [
      ['249.99', 'The minimum withdrawal is 250.00 baht'],
      ['0', 'The minimum withdrawal is 250.00 baht'],
      ['777.51', 'The maximum withdrawal is 777.50 baht'],
      ['', 'Enter an amount, such as 100 or 100.50'],
    ]);
    expect(given(sandbox)).toEqual([]);
    await amount(page).fill('777.5');
    await submit(page).click();
    await expect.poll(() => given(sandbox).map(({ body }) => body)).toEqual([{ amount: 777.5 }]);
    // Read again at every opening.
    await page.goBack();
    await page.getByRole('link', { name: 'Withdraw' }).click();
    await expect(sheet(page)).toContainText('100.00 – 50,000.00 baht');
    await expect(shares(page)).toHaveText(['25%1,850.00', '50%3,701.00', 'All7,402.50']);
  },
);

test('A-150 a member without money is led to the deposit', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw', members.empty);
  await expect(sheet(page)).toContainText('Make a deposit first');
  await expect(amount(page)).toHaveCount(0);
  await sheet(page).getByRole('link', { name: 'Deposit', exact: true }).click();
  await expect(page).toHaveURL(/open=deposit$/);
});

test(
  'A-150 money in games is named, moves back after a question, and the typed amount is kept',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    await expect(sheet(page)).toContainText('฿4,300.50 more is in games · Move all back');
    await amount(page).fill('9000');
    await sheet(page).getByRole('button', { name: 'Move all back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Move 4,300.50 baht' }).click();
    await expect(sheet(page)).toContainText('All your money was moved into Main wallet');
    expect(callsOf(sandbox, 'transferAll').map(({ body }) => body)).toEqual([{ to: 'WALLET' }]);
    await sheet(page).getByRole('button', { name: 'Back to the withdrawal' }).click();
    await expect(amount(page)).toHaveValue('9,000');
    await expect(sheet(page)).not.toContainText('more is in games');
    await submit(page).click();
    await expect.poll(() => given(sandbox).map(({ body }) => body)).toEqual([{ amount: 9000 }]);
  },
);

test('R-264 quality 5 nothing can be sent before the limits are known', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.fail('getWithdrawLimits', { status: 500, times: 2 });
  const letFirstGo = await holdAnswer(page, 'getWithdrawLimits');
  await openSignedIn(page, sandbox, address);
  await expect(submit(page)).toBeDisabled();
  await amount(page).fill('500');
  await amount(page).press('Enter');
  await expect(sheet(page)).toContainText('Available ฿8,180.00');
  await expect(shares(page)).toHaveCount(0);
  await letFirstGo();
  await expect(sheet(page).getByText("We couldn't load your limits, so you can't withdraw yet")).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
  await amount(page).press('Enter');
  const letGo = await holdAnswer(page, 'getWithdrawLimits');
  const again = sheet(page).getByRole('button', { name: 'Try again' });
  await again.click();
  await letGo();
  await expect(again).not.toHaveAttribute('aria-busy');
  await again.click();
  await expect(submit(page)).toBeEnabled();
  expect(given(sandbox)).toEqual([]);
  await expect(amount(page)).toHaveValue('500');
});

test('R-258 R-259 A-62 the typed amount is sent to withdrawAll', async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, address);
  const isSameDocument = await markDocument(page);
  await amount(page).fill('1234.56');
  await expect(submit(page)).toHaveText('Withdraw 1,234.56 baht');
  await submit(page).click();
  await expect(sheet(page).getByText('Wait for transfer', { exact: true })).toBeVisible();
  await expect(sheet(page)).toContainText(
    "We've received your request to withdraw 1,234.56 baht. Please wait for the transfer to your bank account.",
  );
  expect(given(sandbox).map(({ path, body }) => [path, body])).toEqual([
    ['/api/wallet/withdrawAll', { amount: 1234.56 }],
  ]);
  expect(callsOf(sandbox, 'withdraw')).toEqual([]);
  const ledger = sandbox.control.ledger(members.rich);
  expect(ledger.accounts['WALLET']).toBe('6945.44');
  expect(ledger.pendingWithdrawals[0]).toBe('1234.56');
  await page.keyboard.press('Escape');
  await expect(card(page)).toContainText('Main wallet ฿6,945.44');
  await expect(card(page)).toContainText('฿11,245.94');
  await isSameDocument();
});
