import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { expectProblems, markDocument, moneySheet } from '../support/money-sheet.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const sheet = (page: Page) => moneySheet(page, 'Transfer').sheet;
const side = (page: Page, name: 'From' | 'To') => sheet(page).getByRole('button', { name: new RegExp(`^${name}`) });
const amount = (page: Page) => moneySheet(page, 'Transfer').amount;
const submit = (page: Page) => moneySheet(page, 'Transfer').submit;
const card = (page: Page) => moneySheet(page, 'Transfer').card;
const given = (sandbox: Sandbox) => callsOf(sandbox, 'transfer');

async function pick(page: Page, name: 'From' | 'To', account: string) {
  await side(page, name).click();
  await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: account }).click();
}

test(
  'R-246 R-247 R-253 both accounts are chosen among the open ones, and differ; otherwise nothing is sent',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await card(page).getByRole('link', { name: 'Transfer' }).click();
    await expect(page).toHaveURL(/\?open=transfer$/);
    await expect(side(page, 'From')).toContainText('Main wallet');
    await amount(page).fill('0.99');
    await submit(page).click();
    await expect(sheet(page).getByRole('alert')).toHaveText(['Select account']);
    await expect(side(page, 'To')).toBeFocused();

    await side(page, 'To').click();
    const accounts = page.getByRole('dialog', { name: 'To', exact: true }).locator('li');
    // Mekong and Elephant Gold have no open account.
    await expect(accounts.locator('button > span > span:first-child')).toHaveText([
      'Main wallet Source',
      'Naga Slots',
      'Lotus 88',
      'Sepak',
      'Huay',
    ]);
    await accounts.getByRole('button', { name: 'Main wallet' }).click();
    await expect(sheet(page).getByRole('alert')).toHaveText(["You can't transfer to the same account"]);

    await pick(page, 'To', 'Naga Slots');
    // The same account on both sides is shown at once, until one is changed.
    await pick(page, 'From', 'Naga Slots Destination');
    await expect(sheet(page).getByRole('alert').first()).toHaveText("You can't transfer to the same account");
    await pick(page, 'From', 'Main wallet');
    await expect(sheet(page).getByText("You can't transfer to the same account")).toHaveCount(0);
    expect(given(sandbox)).toEqual([]);
  },
);

test(
  'R-248 an amount below 1 baht or of more than two decimals shows its problem, and is not sent',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=transfer&to=PGSLOT');
    await expectProblems(moneySheet(page, 'Transfer'), [
      ['0.99', 'Minimum amount 1.00 baht'],
      ['-1', 'Minimum amount 1.00 baht'],
      ['1.005', 'Use no more than 2 decimal places'],
      ['', 'Enter an amount, such as 100 or 100.50'],
    ]);
    expect(given(sandbox)).toEqual([]);
  },
);

test('R-249 R-250 R-431 the amount on the button is sent; balances are read again', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=transfer');
  const isSameDocument = await markDocument(page);
  await expect(side(page, 'From')).toContainText('฿8,180.00');
  await pick(page, 'To', 'Naga Slots');
  await amount(page).fill('๑,๐๐๐.๑');
  await expect(submit(page)).toHaveText('Transfer 1,000.10 baht');
  await submit(page).click();
  await expect(sheet(page).getByText('Transfer done')).toBeVisible();
  await expect(sheet(page)).toContainText('Transferred 1,000.10 baht from Main wallet to Naga Slots');
  expect(given(sandbox).map(({ body }) => body)).toEqual([{ from: 'WALLET', to: 'PGSLOT', amount: 1000.1 }]);
  await sheet(page).locator('button', { hasText: 'Close' }).click();
  await expect(page).toHaveURL(/\/user\/home$/);
  expect(sandbox.control.ledger(members.rich).accounts).toMatchObject({ WALLET: '7179.90', PGSLOT: '3480.60' });
  await expect(card(page)).toContainText('Main wallet ฿7,179.90');
  await expect(page.getByRole('article').filter({ hasText: 'Naga Slots' })).toContainText('฿3,480.60');

  await isSameDocument();
});

test('B-41 a transfer into a game ends with a link to that game', { tag: '@full' }, async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=transfer&to=PGSLOT');
  await amount(page).fill('10');
  await submit(page).click();
  await sheet(page).getByRole('link', { name: 'Go to Naga Slots' }).click();
  await expect(page.getByRole('dialog', { name: 'Naga Slots' })).toContainText('Balance฿2,490.50');
});

test(
  'B-20 B-46 the sheet offers shares of the source, warns of more, and swaps the accounts',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=transfer&to=JOKER2');
    const { sheet, amount: field, submit: send } = moneySheet(page, 'Transfer');
    const shares = sheet.getByRole('group', { name: 'Quick amounts' }).getByRole('button');
    await expect(shares).toHaveText(['25%2,045.00', '50%4,090.00', 'All8,180.00']);
    await expect(sheet).toContainText('Available ฿8,180.00');
    await shares.last().click();
    await expect(field).toHaveValue('8,180');
    await field.press('End');
    await page.keyboard.type('0');
    await expect(field).toHaveValue('81,800');
    await expect(sheet.getByText("That's more than you have available")).toBeVisible();
    await expect(send).toBeEnabled();
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('8,180');
    await expect(sheet.getByText("That's more than you have available")).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Swap accounts' }).click();
    await expect(sheet.getByRole('button', { name: /^To/ })).toHaveText(/Main wallet/);
    await expect(sheet.getByRole('button', { name: /^From/ })).not.toHaveText(/Main wallet/);
    await sheet.getByRole('button', { name: 'Swap accounts' }).click();
    await expect(side(page, 'From')).toContainText('฿8,180.00');
    await expect(side(page, 'To').locator('img')).toHaveAttribute('src', /joker2-logo/);
  },
);

test(
  'R-251 R-208 A-62 a transfer of more than there is is refused by the service, and the balance is read',
  { tag: '@full' },
  async ({ page, request, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=transfer&to=JOKER2');
    const { alert } = moneySheet(page, 'Transfer');
    await expect(side(page, 'From')).toContainText('฿8,180.00');
    const elsewhere = await request.post('/api/wallet/transfer', {
      headers: { Authorization: `Bearer ${sandbox.control.signIn(members.rich)}`, 'X-Client': 'wallet-user' },
      data: { from: 'WALLET', to: 'PGSLOT', amount: 8000 },
    });
    expect(elsewhere.ok()).toBe(true);
    await amount(page).fill('500');
    await submit(page).click();
    await expect(alert).toContainText('Your balance is too low. No money was moved.');
    await expect(card(page)).toContainText('Main wallet ฿180.00');
    await alert.getByRole('button', { name: 'Change amount' }).click();
    await expect(side(page, 'From')).toContainText('฿180.00');
    await expect(amount(page)).toHaveValue('500');
  },
);
