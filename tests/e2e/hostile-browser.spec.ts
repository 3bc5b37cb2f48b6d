import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { common } from '../../src/i18n/en/common.ts';
import { deposit } from '../../src/i18n/en/deposit.ts';
import { spin } from '../../src/i18n/en/spin.ts';
import { statement } from '../../src/i18n/en/statement.ts';
import { breakFunction, ways, type Way } from '../support/break-function.ts';
import { openGame } from '../support/game-test.ts';
import { smallPicture } from '../support/pictures.ts';
import { hub, letWin } from '../support/wheel.ts';
import { expect, members, openSignedIn, submitLogin, test } from '../support/wallet-test.ts';

// The trace recorder reads blobs, which the page's CSP forbids.
test.use({ trace: 'off' });

const dialog = (page: Page) => page.getByRole('dialog');

async function gameHasLink(page: Page, sandbox: Sandbox) {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  await modal.getByRole('button', { name: 'Open game' }).click();
  const link = modal.getByRole('link', { name: "Game didn't open? Tap here" });
  await expect(link).toHaveAttribute('href', /\/play\?session=/);
}

async function visitorSignsIn(page: Page) {
  await page.goto('/login');
  await submitLogin(page);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
}

async function memberTransfers(page: Page, sandbox: Sandbox) {
  await openSignedIn(page, sandbox, '/user/home?open=transfer');
  await dialog(page).getByRole('button', { name: common.select }).click();
  await page.getByRole('button', { name: /Naga Slots/ }).click();
  await dialog(page).locator('input[name=amount]').fill('100');
  await dialog(page).locator('button[type=submit]').click();
  await expect.poll(() => sandbox.control.ledger(members.rich).accounts['WALLET']).toBe('8080.00');
  await expect(dialog(page)).toBeInViewport();
}

async function slipIsSent(page: Page, sandbox: Sandbox) {
  await openSignedIn(page, sandbox, '/user/home?open=deposit&way=slip');
  const slip = { name: 'slip.png', mimeType: 'image/png', buffer: smallPicture('hostile') };
  await dialog(page).locator('input[type=file]').setInputFiles(slip);
  await dialog(page).locator('button[type=submit]').click();
  await expect(page.getByText(deposit.slipUploaded)).toBeVisible();
}

async function chatSends(page: Page, sandbox: Sandbox) {
  await openSignedIn(page, sandbox, '/user/contact?open=chat');
  await dialog(page).getByRole('textbox').fill('hello');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'hello' })).toBeVisible();
}

async function prizeIsNamed(page: Page, sandbox: Sandbox) {
  await openSignedIn(page, sandbox, '/user/spin');
  letWin(sandbox, 'C50', 2);
  await hub(page).click();
  await expect(page.getByRole('dialog', { name: spin.result }).locator('strong')).toHaveText('50 บาท');
}

async function prizeIsNamedWithoutMotion(page: Page, sandbox: Sandbox) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prizeIsNamed(page, sandbox);
}

async function slipsAreListed(page: Page, sandbox: Sandbox) {
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByRole('region', { name: 'Slots' })).toBeVisible();
  await page.goto('/user/statement?open=slips');
  await expect(dialog(page).getByRole('row').nth(1)).toBeVisible();
}

async function memberGoesBack(page: Page) {
  await page.goto('/howto');
  await page.getByRole('link', { name: 'Home' }).click();
  await submitLogin(page);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
}

async function linkIsCopied(page: Page, sandbox: Sandbox) {
  await page.context().grantPermissions(['clipboard-read']);
  await openSignedIn(page, sandbox, '/user/home?open=invite&step=offer');
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied: ')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/register?code=');
}

const rows: readonly [string, string, (page: Page, sandbox: Sandbox) => Promise<void>][] = [
  ['open', 'the game has a link', gameHasLink],
  ['matchMedia', 'the chat sends', chatSends],
  ['matchMedia', 'the prize is named', prizeIsNamed],
  ['ResizeObserver', 'home and the list of slips open', slipsAreListed],
  ['MutationObserver', 'a member transfers', memberTransfers],
  ['HTMLDialogElement.prototype.showModal', 'a member transfers', memberTransfers],
  ['Element.prototype.setPointerCapture', 'a member transfers', memberTransfers],
  ['URL.createObjectURL', 'a slip is sent', slipIsSent],
  ['HTMLImageElement.prototype.decode', 'a slip is sent', slipIsSent],
  ['BroadcastChannel', 'a visitor signs in', visitorSignsIn],
  ['Performance.prototype.getEntriesByType', 'Back after a sign-in keeps the session', memberGoesBack],
  ['Crypto.prototype.getRandomValues', 'a member transfers', memberTransfers],
  ['requestIdleCallback', 'a visitor signs in', visitorSignsIn],
  ['Storage.prototype.getItem', 'a visitor signs in', visitorSignsIn],
  ['Storage.prototype.setItem', 'a visitor signs in', visitorSignsIn],
  ['HTMLCanvasElement.prototype.getContext', 'the prize is named', prizeIsNamed],
  ['Element.prototype.animate', 'the prize is named', prizeIsNamedWithoutMotion],
  ['Clipboard.prototype.writeText', 'the link is copied', linkIsCopied],
];

/** What runs before each push; the others run nightly. */
const inGate = (path: string, way: Way) => path === 'open' && way !== 'returns nothing';

for (const [path, result, drive] of rows) {
  for (const way of ways) {
    test(
      `quality 17: ${path} ${way}, and ${result}`,
      { tag: inGate(path, way) ? [] : '@full' },
      async ({ page, sandbox }) => {
        await breakFunction(page, path, way);
        await drive(page, sandbox);
      },
    );
  }
}

test('quality 17: without any way to copy, the member is told', { tag: '@full' }, async ({ page, sandbox }) => {
  await breakFunction(page, 'Clipboard.prototype.writeText', 'throws');
  await breakFunction(page, 'Document.prototype.execCommand', 'throws');
  await openSignedIn(page, sandbox, '/user/home?open=invite&step=offer');
  await dialog(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText(common.copyFailed)).toBeVisible();
});

test('quality 17: a browser that cannot save or print is named', { tag: '@full' }, async ({ page, sandbox }) => {
  await breakFunction(page, 'print', 'throws');
  await breakFunction(page, 'URL.createObjectURL', 'throws');
  await openSignedIn(page, sandbox, '/user/statement');
  await page.getByRole('button', { name: statement.exportCsv }).click();
  await expect(page.getByText(statement.notExported)).toBeVisible();
  await page.getByRole('button', { name: statement.print }).click();
  await expect(page.getByText(statement.notPrinted)).toBeVisible();
});
