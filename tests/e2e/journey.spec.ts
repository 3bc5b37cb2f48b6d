import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { moneySheet } from '../support/money-sheet.ts';
import { create } from '../support/qr-sheet.ts';
import { field, fillBank, fillProfile, next, phone } from '../support/register-test.ts';
import { grouped, sheet } from '../support/rewards.ts';
import { callsOf, expect, submitLogin, test } from '../support/wallet-test.ts';

/** Home shows the total and the main wallet of the ledger. */
async function expectLedger(page: Page, sandbox: Sandbox, wallet: string) {
  const { accounts, total } = sandbox.control.ledger(phone);
  expect(accounts['WALLET']).toBe(wallet);
  const { card } = moneySheet(page, 'Transfer');
  await expect(card).toContainText(`Main wallet ฿${grouped(wallet)}`);
  await expect(card).toContainText(`฿${grouped(total)}`);
}

/** A tile of home, or the link on the balance card. */
const open = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();

test('R-249 R-258 quality 1: register, deposit, transfer, withdraw and read the statement', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(60_000);
  sandbox.control.setDelays({ settleDelayMs: null });
  await page.goto('/register');
  await field(page, 'Phone number').fill(phone);
  await next(page);
  await field(page, 'OTP code').fill('123456');
  await next(page);
  await fillProfile(page);
  await next(page);
  await fillBank(page);
  await next(page);
  await page.waitForURL('**/login');
  await submitLogin(page, phone);
  await expectLedger(page, sandbox, '0.00');

  await open(page, 'Deposit');
  await sheet(page).getByRole('link', { name: 'Deposit by QR' }).click();
  await sheet(page).getByRole('link', { name: 'PromptPay WW' }).click();
  await create(page, '300');
  await expect(sheet(page).locator('img')).toBeVisible();
  sandbox.control.settleQr(phone, 'paid');
  await sheet(page).getByRole('button', { name: "I've paid" }).click();
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expectLedger(page, sandbox, '300.00');

  for (const { name, amount, done, wallet } of [
    { name: 'Transfer', amount: '150.75', done: 'Transferred 150.75 baht', wallet: '149.25' },
    { name: 'Withdraw', amount: '100', done: "We've received your request", wallet: '49.25' },
  ] as const) {
    await open(page, name);
    if (name === 'Transfer') {
      await sheet(page).getByRole('button', { name: /^To/ }).click();
      await page.getByRole('dialog', { name: 'To', exact: true }).getByRole('button', { name: 'Naga Slots' }).click();
    }
    const command = moneySheet(page, name);
    await command.amount.fill(amount);
    await command.submit.click();
    await expect(command.sheet.getByText(done)).toBeVisible();
    await page.keyboard.press('Escape');
    await expectLedger(page, sandbox, wallet);
  }

  // The statement contains exactly the entries of the journey.
  await page.getByRole('navigation').getByRole('link', { name: 'Statement' }).click();
  const rows = page.getByRole('main').locator('ul[aria-busy] > li');
  await expect(rows.locator('> p:nth-of-type(1)')).toHaveText(['-฿100.00', '฿150.75', '+฿300.00']);
  await expect(rows.nth(1)).toContainText('Main wallet → Naga Slots');
  for (const once of ['registerAccount', 'login', 'createQrcode', 'transfer', 'withdrawAll'] as const) {
    expect(callsOf(sandbox, once), once).toHaveLength(1);
  }
});
