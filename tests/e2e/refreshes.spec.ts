import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { holdAnswer } from '../support/held-answer.ts';
import { drawnTwice, advancePageClock } from '../support/page-time.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

/** The calls that home makes after its load (B-23) have no fixed order. */
const homeCalls = ({ requests }: Sandbox) =>
  requests.map(({ operationId }) => operationId).filter((id) => id !== 'checkActiveBonus' && id !== 'listStatements');
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

test('quality 2: R-208 an old first read does not replace a balance', { tag: '@full' }, async ({ page, sandbox }) => {
  const letGo = await holdAnswer(page, 'getWallet');
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  const sheet = page.getByRole('dialog', { name: 'Withdraw', exact: true });
  // The unit is unknown until the wallet is loaded.
  await sheet.getByRole('textbox', { name: 'Amount', exact: true }).fill('180');
  await expect.poll(() => sandbox.requests.some(({ operationId }) => operationId === 'getWallet')).toBe(true);
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toContainText(/request to withdraw 180\.00(\sbaht)?\./);
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8000.00');
  await expect(card(page)).toContainText('Main wallet ฿8,000.00');
  await letGo();
  await drawnTwice(page);
  await expect(card(page)).toContainText('Main wallet ฿8,000.00');
  await expect(card(page)).not.toContainText("Couldn't update");
});

test('A-105 further refreshes join a running one', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.reset({ scenario: 'spinOff', seed: 1 });
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home');
  await expect(card(page)).toContainText('฿12,480.50');
  await expect(card(page)).toHaveAttribute('aria-busy', 'false');
  await advancePageClock(page);
  sandbox.control.clearRequests();
  const letGo = await holdAnswer(page, 'getWallet');
  const refreshAll = page.getByRole('button', { name: 'Refresh all' });
  await refreshAll.click();
  // The games are refreshed and the wallet is being read; the command has its answer.
  await expect.poll(() => sandbox.requests.some(({ operationId }) => operationId === 'getWallet')).toBe(true);
  for (let tap = 0; tap < 2; tap += 1) {
    await advancePageClock(page);
    await refreshAll.click();
  }
  await letGo();
  await expect(card(page)).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => homeCalls(sandbox)).toEqual(['refreshSlots', 'getWallet', 'getSpinActive']);
});
