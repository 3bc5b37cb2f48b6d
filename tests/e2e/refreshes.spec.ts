import type { Page } from '@playwright/test';
import { holdAnswer } from '../support/held-answer.ts';
import { drawnTwice } from '../support/page-time.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Total balance' });

test('quality 2: R-208 an answer from before a transfer does not replace the balance', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home?open=transfer&to=PGSLOT');
  await expect(card(page)).toContainText('Main wallet ฿8,180.00');
  // The balance may be there before the sheet.
  const sheet = page.getByRole('dialog', { name: 'Transfer', exact: true });
  await expect(sheet.getByLabel('Amount (baht)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  // The held answer has 8,180.00; the page shows 8,080.00 before it arrives.
  const letGo = await holdAnswer(page, 'getWallet');
  await card(page).getByRole('button', { name: 'Refresh balance' }).click();
  await expect.poll(() => callsOf(sandbox, 'getWallet').length).toBe(2);
  await card(page).getByRole('link', { name: 'Transfer' }).click();
  await sheet.getByRole('button', { name: /^To/ }).click();
  await page.getByRole('dialog', { name: 'To', exact: true }).getByRole('button', { name: 'Naga Slots' }).click();
  await sheet.getByLabel('Amount (baht)').fill('100');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByText('Transfer done')).toBeVisible();
  await expect(card(page)).toContainText('Main wallet ฿8,080.00');
  await letGo();
  await drawnTwice(page);
  await expect(card(page)).toContainText('Main wallet ฿8,080.00');
  // The refresh has newer balances, so nothing is marked as old.
  await expect(card(page)).not.toContainText("Couldn't update");
  await expect(card(page)).toHaveAttribute('aria-busy', 'false');
});
