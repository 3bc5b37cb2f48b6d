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

test(
  'R-243 R-245 R-427 a refusal is a toast of four seconds, the typed link stays, and another way is offered',
  { tag: '@full' },
  async ({ page, sandbox }) => {
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
    await sheet(page).getByRole('button', { name: 'Choose another way to deposit' }).click();
    await expect(sheet(page).getByRole('link', { name: 'Deposit by QR' })).toBeVisible();
  },
);

test(
  'R-423 R-427 A-107 of a long message a toast shows the first lines, and "Show all" opens it whole as an alert',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const message = `${'The bank is closed for maintenance. '.repeat(40)}It opens at 06:00.`;
    await page.clock.install();
    await openSignedIn(page, sandbox, address);
    await link(page).fill(gift);
    sandbox.control.fail('submitTruelink', { code: message });
    await submit(page).click();
    const showAll = danger(page).getByRole('button', { name: 'Show all' });
    await showAll.focus();
    await expect(showAll).toBeInViewport({ ratio: 1 });
    await page.clock.runFor(2 * timings.toast);
    await showAll.press('Enter');
    const alert = page.getByRole('alertdialog', { name: "That didn't go through" });
    await expect(alert.getByRole('paragraph')).toHaveText(message);
    await page.clock.runFor(timings.toast);
    await expect(danger(page)).toHaveCount(0);
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect(sheet(page)).toBeFocused();
  },
);

test(
  'R-239 R-240 R-244 the wallet, its way and the minimum are shown, and an empty link cannot be sent',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    await expect(sheet(page)).toContainText('NAGA WALLETAutomatic');
    await expect(sheet(page)).toContainText('Minimum deposit 2.00 baht');
    await link(page).fill('   ');
    await expect(submit(page)).toBeDisabled();
    await link(page).fill(gift);
    await expect(submit(page)).toBeEnabled();
  },
);

test('R-241 R-242 B-41 a link is sent encrypted, and its deposit arrives; a second use is refused', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, address);
  await link(page).fill(`  ${gift} `);
  await submit(page).click();
  await expect(sheet(page).getByRole('group', { name: 'A deposit of 100.00 baht arrived' })).toBeFocused();
  await expect(sheet(page)).toContainText('Main wallet฿8,280.00');
  expect(given(sandbox)[0]?.body).toEqual({ link: expect.stringMatching(/^U2FsdGVkX1[A-Za-z0-9+/=]+$/) });
  expect(JSON.stringify(sandbox.requests)).not.toContain('NagaGift');
  await goWithin(page, '/user/home');
  // The same link sent within 200 ms of its answer would join the command before.
  await page.clock.fastForward(timings.submitDelay);
  await goWithin(page, address);
  await link(page).fill(gift);
  await submit(page).click();
  await expect(danger(page)).toHaveText('This gift link has already been used');
  expect(given(sandbox)).toHaveLength(2);
  expect(sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8280.00');
});
