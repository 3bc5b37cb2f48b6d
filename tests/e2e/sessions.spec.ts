import type { Page } from '@playwright/test';
import { goWithin, openCommand } from '../support/command.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { titled } from '../support/page-titles.ts';
import { stored } from '../support/stored.ts';
import { callsOf, expect, members, openSignedIn, signIn, submitLogin, test } from '../support/wallet-test.ts';

const total = '฿12,480.50';
const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' });

async function expectNobody(page: Page) {
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('form [data-ended]')).toHaveText([
    'You logged in or out in another tab. Please log in again.',
  ]);
  expect((await stored(page)).session).toEqual({});
}

test('B-08 R-150 quality 11: a logout reaches the other tab, and only preferences stay', async ({
  page,
  context,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText(total)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/user/statement');
  await expect(other).toHaveTitle(titled('Statement'));
  await logOut(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectNobody(other);
  await expect(page.locator('form [data-ended]')).toHaveCount(0);
  for (const tab of [page, other]) {
    expect(Object.keys((await stored(tab)).local).sort()).toEqual(['locale', 'remember-agreement']);
  }
  await other.getByLabel('Phone number').press('1');
  await expect(other.locator('form [data-ended]')).toHaveCount(0);
});

test('A-28 A-22 a session that ends during a transfer says so without its amount, and its member sees it settled', async ({
  page,
  sandbox,
}) => {
  const { transfer } = moneyCommands;
  await signIn(page);
  await openCommand(page, sandbox, transfer);
  await transfer.fill(page);
  await expect(transfer.submit(page)).toBeVisible();
  // The transfer is carried out, but its answer is still missing when another call ends the session.
  sandbox.control.fail('transfer', { connection: 'never', apply: true });
  const before = transfer.carriedOut(sandbox);
  await transfer.submit(page).click();
  await expect.poll(() => transfer.carriedOut(sandbox) - before).toBe(1);
  sandbox.control.fail('listStatements', { status: 401, body: { message: 'invalid-token' } });
  await goWithin(page, '/user/statement?page=2');
  await expect(page.locator('form [data-ended]')).toHaveText(
    "Your session has ended. Please log in again. A transaction wasn't confirmed. Log in to see in your statement if it went through.",
  );
  sandbox.control.clearFaults();
  await submitLogin(page);
  await expect(page.getByText('Transfer · Your statement shows it')).toBeVisible();
  expect(Object.keys((await stored(page)).session)).not.toContain('sent-commands');
});

test('B-03 A-22 a tab that was discarded does not show the balances of the member before', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/login');
  await submitLogin(page, members.rich, { remember: true });
  await expect(page.getByText(total)).toBeVisible();
  expect(Object.keys((await stored(page)).session)).toContain('last-wallet');
  await page.goto('about:blank');
  const other = await context.newPage();
  await other.goto('/user/home');
  await logOut(other).click();
  await submitLogin(other, members.empty, { remember: true });
  await other.waitForURL('**/user/home');
  sandbox.control.fail('getWallet', { connection: 'never', times: 9 });
  await page.goto('/user/home');
  // Game balances are refreshed before the wallet is read.
  await expect.poll(() => callsOf(sandbox, 'getWallet').length).toBeGreaterThan(2);
  await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
  await expect(page.getByText('12,480.50')).toHaveCount(0);
});
