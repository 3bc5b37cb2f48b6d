import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { timings } from '../../src/lib/timings.ts';
import { goWithin } from '../support/command.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';

const address = '/user/home?open=deposit&way=link';
const sheet = (page: Page) => page.getByRole('dialog');
const link = (page: Page) => sheet(page).getByRole('textbox', { name: 'Gift link' });
const submit = (page: Page) => sheet(page).getByRole('button', { name: 'Send link' });
const danger = (page: Page) => page.locator('[data-tone=danger]');
const given = (sandbox: Sandbox) => callsOf(sandbox, 'submitTruelink');
const gift = 'https://gift.truemoney.com/campaign/?v=NagaGift100';

test('R-239 R-240 R-244 the view has account and minimum, and sends no empty link', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  await expect(sheet(page)).toContainText('NAGA WALLETAutomatic');
  await expect(sheet(page)).toContainText('Minimum 2 baht for a gift link');
  await expect(submit(page)).toBeDisabled();
  await link(page).fill('   ');
  await expect(submit(page)).toBeDisabled();
  await link(page).press('Enter');
  expect(given(sandbox)).toEqual([]);
});

test('R-241 R-242 a link is sent encrypted, and the wallet shows its money', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  await link(page).fill(`  ${gift} `);
  await submit(page).click();
  await expect(sheet(page).getByText('Link sent')).toBeVisible();
  const [request] = given(sandbox);
  expect(request?.body).toEqual({ link: expect.stringMatching(/^U2FsdGVkX1[A-Za-z0-9+/=]+$/) });
  expect(JSON.stringify(sandbox.requests)).not.toContain('NagaGift');
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8280.00');
  await page.keyboard.press('Escape');
  await expect(page.getByText('฿8,280.00')).toBeVisible();
});

test('R-242 R-243 a success replaces the refusal of the last link', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, address);
  await link(page).fill('https://example.com/gift');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(danger(page)).toBeVisible();
  await link(page).fill(gift);
  await submit(page).click();
  await expect(sheet(page).getByText('Link sent')).toBeVisible();
  // The clock is stopped, so the toast did not disappear because of its four seconds.
  await expect(danger(page)).toHaveCount(0);
});

test('R-243 R-245 R-427 a refusal is a toast of four seconds, and the typed link stays', async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, address);
  await link(page).fill('https://example.com/gift');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  await expect(danger(page)).toHaveText("This gift link isn't valid. Please check it and send it again.");
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  // In this time the focus returns to the field.
  await page.clock.runFor(100);
  await expect(link(page)).toHaveValue('https://example.com/gift');
  await expect(link(page)).toBeFocused();
  await page.clock.runFor(timings.toast - 101);
  await expect(danger(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(danger(page)).toBeHidden();
  await page.clock.resume();
  await link(page).fill(gift);
  await submit(page).click();
  await expect(sheet(page).getByText('Link sent')).toBeVisible();
  await goWithin(page, '/user/home');
  await expect(sheet(page)).toBeHidden();
  // The same link sent within 200 ms of its answer would join the command before.
  await page.clock.fastForward(timings.submitDelay);
  await goWithin(page, address);
  await link(page).fill(gift);
  await submit(page).click();
  await expect(danger(page)).toHaveText('This gift link has already been used');
  await expect(link(page)).toHaveValue(gift);
  expect(given(sandbox)).toHaveLength(3);
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8280.00');
});
