import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { common } from '../../src/i18n/en/common.ts';
import { deposit } from '../../src/i18n/en/deposit.ts';
import { game } from '../../src/i18n/en/game.ts';
import { invite } from '../../src/i18n/en/invite.ts';
import { slips } from '../../src/i18n/en/slips.ts';
import { spin } from '../../src/i18n/en/spin.ts';
import { statement } from '../../src/i18n/en/statement.ts';
import { openGame } from './game-test.ts';
import { edgesOf } from './page-time.ts';
import { smallPicture } from './pictures.ts';
import { create, picture, sheet as qrSheet, view } from './qr-sheet.ts';
import { expect, members, openSignedIn, submitLogin } from './wallet-test.ts';
import { hub, letWin } from './wheel.ts';

// What members do on the screens that use a browser function of docs/quality.md, and what they see without it.

/** Drives a screen, and expects what its member sees. */
export type Drive = (page: Page, sandbox: Sandbox) => Promise<void>;

const dialog = (page: Page) => page.getByRole('dialog');

export const gameHasLink: Drive = async (page, sandbox) => {
  const modal = await openGame(page, sandbox, 'PGSLOT');
  await modal.getByRole('button', { name: game.enterGame }).click();
  const link = modal.getByRole('link', { name: game.didNotOpen });
  await expect(link).toHaveAttribute('href', /\/play\?session=/);
  // No other window would open either.
  await expect(link).toHaveAttribute('target', '_self');
};

export const evidenceHasLink: Drive = async (page, sandbox) => {
  const url = `${sandbox.url}/media/slip.png`;
  sandbox.control.fail('getSlipReference', { body: { url } });
  await openSignedIn(page, sandbox, '/user/statement?open=slips');
  await dialog(page).getByRole('row').getByRole('button').first().click();
  await expect(page.getByRole('link', { name: slips.tapToOpen })).toHaveAttribute('href', url);
};

export const visitorSignsIn: Drive = async (page) => {
  await page.goto('/login');
  await submitLogin(page);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
};

export const sessionEndsWithThePage: Drive = async (page, sandbox) => {
  await visitorSignsIn(page, sandbox);
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
};

/** Two confirmations have two ids: one id would make the second a repetition of the first. */
export const memberTransfersTwice: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, '/user/home?open=transfer');
  const wallet = () => sandbox.control.ledger(members.rich).accounts['WALLET'];
  for (const [amount, left] of [
    ['100', '8080.00'],
    ['50', '8030.00'],
  ] as const) {
    await dialog(page).getByRole('button', { name: common.select }).click();
    await page.getByRole('button', { name: /Naga Slots/ }).click();
    await dialog(page).locator('input[name=amount]').fill(amount);
    await dialog(page).locator('button[type=submit]').click();
    await expect.poll(wallet).toBe(left);
    await expect(dialog(page)).toBeInViewport();
    await page.goto('/user/home?open=transfer');
  }
};

export const slipIsSent: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, '/user/home?open=deposit&way=slip');
  const slip = { name: 'slip.png', mimeType: 'image/png', buffer: smallPicture('hostile') };
  await dialog(page).locator('input[type=file]').setInputFiles(slip);
  await dialog(page).locator('button[type=submit]').click();
  await expect(page.getByText(deposit.slipUploaded)).toBeVisible();
};

export const chatSends: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, '/user/contact?open=chat');
  await dialog(page).getByRole('textbox').fill('hello');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByRole('listitem').filter({ hasText: 'hello' })).toBeVisible();
};

export const chatSaysThatItFailed: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, '/user/contact?open=chat');
  await dialog(page).getByRole('textbox').fill('hello');
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('button', { name: common.notLoadedTryAgain })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

export const prizeIsNamed: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, '/user/spin');
  letWin(sandbox, 'C50', 2);
  await hub(page).click();
  await expect(page.getByRole('dialog', { name: spin.result }).locator('strong')).toHaveText('50 บาท');
};

export const prizeIsNamedWithoutMotion: Drive = async (page, sandbox) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await prizeIsNamed(page, sandbox);
};

export const qrPictureIsNotSaved: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, view('WW'));
  await create(page, '500');
  await expect(picture(page)).toBeVisible();
  await qrSheet(page).getByRole('button', { name: deposit.saveQr }).click();
  await expect(page.getByText(deposit.qrNotSaved)).toBeVisible();
};

export const slipsAreListed: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, '/user/statement?open=slips');
  await expect(dialog(page).getByRole('row').nth(1)).toBeVisible();
};

export const rowFollowsTheWindow: Drive = async (page, sandbox) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, sandbox, '/user/home');
  const row = page.getByRole('region', { name: 'Sports and casino' });
  await expect(row.getByRole('article')).toHaveCount(3);
  // The wide window shows all three.
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(row.getByRole('button', { name: `${common.nextPage}, Sports and casino` })).toBeVisible();
};

export const memberGoesBack: Drive = async (page) => {
  await page.goto('/howto');
  await page.getByRole('link', { name: 'Home' }).click();
  await submitLogin(page);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
};

const copiesTheLink =
  (name: string): Drive =>
  async (page, sandbox) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    // The tests of a browser share its clipboard.
    const other = await page.context().newPage();
    await other.goto('/terminated');
    await other.evaluate(() => navigator.clipboard.writeText('before'));
    await other.close();
    await openSignedIn(page, sandbox, '/user/home?open=invite&step=offer');
    await dialog(page).getByRole('button', { name }).click();
    await expect(page.getByText('Copied: ')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/register?code=');
  };
export const linkIsCopied = copiesTheLink(invite.copyLink);
export const sharedLinkIsCopied = copiesTheLink(invite.shareLink);

/** A pen, because the browser itself keeps a finger at the element where it began. */
export const drawnSheetGoesBack: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, '/user/home?open=withdraw');
  await expect(dialog(page).getByRole('textbox')).toBeVisible();
  const place = async () => Math.round((await edgesOf(dialog(page))).top);
  const { left, top } = await edgesOf(dialog(page).getByRole('heading').first());
  const before = await place();
  const browser = await page.context().newCDPSession(page);
  const pen = (type: 'mousePressed' | 'mouseMoved', down: number) =>
    browser.send('Input.dispatchMouseEvent', {
      type,
      x: left + 10,
      y: top + 10 + down,
      pointerType: 'pen',
      button: 'left',
      buttons: 1,
      ...(type === 'mousePressed' && { clickCount: 1 }),
    });
  await pen('mousePressed', 0);
  await pen('mouseMoved', 10);
  await expect.poll(place).toBe(before + 10);
  await pen('mouseMoved', -200);
  await expect.poll(place).toBe(before);
};

export const statementIsNotExported: Drive = async (page, sandbox) => {
  await openSignedIn(page, sandbox, '/user/statement');
  await page.getByRole('button', { name: statement.exportCsv }).click();
  await expect(page.getByText(statement.notExported)).toBeVisible();
};

export const howtoIsText: Drive = async (page) => {
  await page.goto('/howto');
  const topics = page.locator('details');
  await expect(topics.first()).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(await topics.count());
};

export const screensAreFetched: Drive = async (page, sandbox) => {
  const last = page.waitForResponse('**/assets/ConditionsModal-*.js');
  await openSignedIn(page, sandbox, '/user/home');
  await last;
};
