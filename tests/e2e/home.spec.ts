import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { common } from '../../src/i18n/en/common.ts';
import { members, callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';
import { timings } from '../../src/lib/timings.ts';
import { allSent, drawnTwice } from '../support/page-time.ts';
import { holdRequests } from '../support/held-request.ts';
import { stored } from '../support/stored.ts';
import { holdAnswer } from '../support/held-answer.ts';

const total = '฿12,480.50';
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh balance' });
const homeLoad = ['refreshSlots', 'getWallet', 'getSpinActive'];

/** The calls of the home load, in their order. */
function loads(sandbox: Sandbox) {
  return sandbox.requests.map(({ operationId }) => operationId ?? '').filter((id) => homeLoad.includes(id));
}

test('R-194 R-195 without a wheel a tile refreshes all', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.reset({ scenario: 'spinOff' });
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home');
  await expect.poll(() => loads(sandbox)).toEqual(homeLoad);
  await expect(page.getByRole('main').getByRole('link', { name: 'Wheel' })).toHaveCount(0);
  sandbox.control.setGameBalance(members.rich, 'PGSLOT', '3000.00');
  // The same command given within 200 ms of its answer would join it.
  await page.clock.fastForward(timings.submitDelay);
  await page.getByRole('button', { name: 'Refresh all' }).click();
  await expect(page.getByText('฿13,000.00')).toBeVisible();
  await expect.poll(() => loads(sandbox)).toEqual([...homeLoad, ...homeLoad]);
});

test(
  'R-188 R-190 R-191 home shows the name, the total, the main wallet and the invite bonus',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    const first = page.getByRole('region').first();
    for (const text of ['สมชาย ใจดี', 'Total balance', 'Main wallet']) await expect(first).toContainText(text);
    for (const amount of [total, '฿8,180.00', '฿150.00']) await expect(first.getByText(amount)).toBeVisible();
  },
);

test(
  'R-205 R-082 A-105 home loads once per visit and refresh, and never on focus or when the network is back',
  { tag: '@full' },
  async ({ page, context, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    const offline = page.getByRole('status').filter({ hasText: common.offline });
    await expect.poll(() => loads(sandbox)).toEqual(homeLoad);
    const other = await context.newPage();
    await other.bringToFront();
    await page.bringToFront();
    await other.close();
    await expect(offline).toHaveCount(0);
    await context.setOffline(true);
    await expect(offline).toBeInViewport();
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    await page.evaluate(() => {
      for (const name of ['focus', 'online', 'visibilitychange']) window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const release = await holdRequests(page, '/api/wallet/refresh/slot');
    await refresh(page).dblclick();
    release();
    await expect.poll(() => loads(sandbox)).toEqual([...homeLoad, ...homeLoad]);
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByText('@nagawallet')).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => loads(sandbox)).toEqual([...homeLoad, ...homeLoad, ...homeLoad]);
    await allSent(page);
    expect(loads(sandbox)).toHaveLength(3 * homeLoad.length);
  },
);

test(
  'R-428 R-456 A-114 amounts that load are skeletons; after a failed first read the card says so once',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('getWallet', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' });
    const release = await holdRequests(page, '/api/wallet');
    await openSignedIn(page, sandbox, '/user/home');
    const card = page.getByRole('region', { name: 'Total balance' });
    await expect(card.locator('p').filter({ hasText: 'Main wallet' })).toHaveText(/^Main wallet\s*$/);
    release();
    const retry = card.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await expect(card).toHaveText("We couldn't load your balanceTry again");
    await expect(card.getByRole('link')).toHaveCount(0);
    // What the wallet does not name is not shown: neither codes nor amounts without their sign.
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: /try again/i })).toHaveCount(1);
    await expect.poll(() => callsOf(sandbox, 'listStatements').length).toBe(1);
    await allSent(page);
    await expect(main).not.toContainText(/JOKER2|\d\.\d\d/);
    await retry.press('Enter');
    await expect(card).toContainText('Main wallet ฿8,180.00');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(card).toBeFocused();
  },
);

test(
  'B-05 of quick taps on everything that opens a modal the first one counts; coins are never below zero',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setCoins(members.rich, -3);
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByRole('main').getByRole('link', { name: 'Wheel' })).toContainText('0 coins');
    await page.evaluate(() => {
      const openers = [...document.querySelectorAll('a')].filter(({ search }) => search.includes('open='));
      const first = openers.findIndex(({ search }) => search.includes('deposit'));
      for (const opener of openers.splice(first, 1).concat(openers)) opener.click();
    });
    await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/user/home');
  },
);

test('R-189 A-48 "last updated" is the time of the last complete load', { tag: '@full' }, async ({ page, sandbox }) => {
  const time = page
    .locator('p')
    .filter({ hasText: /^Last updated/ })
    .locator('time');
  sandbox.control.fail('refreshSlots', { code: 'REQUEST_LIMIT_1MIN' });
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText(total)).toBeVisible();
  await expect(time).toHaveCount(0);
  // The same command given within 200 ms of its answer would join it.
  await page.clock.fastForward(timings.submitDelay);
  await refresh(page).click();
  await expect(time).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  const stored = await page.evaluate(() => localStorage.getItem('last_sync'));
  expect(Math.abs(Date.parse(stored ?? '') - Date.now())).toBeLessThan(60_000);
  const shown = await time.textContent();
  sandbox.control.fail('refreshSlots', { code: 'NO_WALLET', times: 50 });
  await page.reload();
  await expect(page.getByText(/^Couldn't update/)).toBeVisible();
  await expect(time).toHaveText(shown ?? '');
});

test(
  'B-03 A-42 after a failed refresh the old balances stay, marked with their age',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText(total)).toBeVisible();
    await expect(page.getByText(/^Couldn't update/)).toHaveCount(0);
    await page.clock.fastForward('03:00');
    sandbox.control.fail('getWallet', {
      status: 502,
      body: '<h1>Bad gateway</h1>',
      contentType: 'text/html',
      times: 50,
    });
    await refresh(page).click();
    const note = page.getByText("Couldn't update. Last updated: 3 minutes ago.");
    await expect(note).toBeVisible();
    await expect(page.getByText(total)).toBeVisible();
    await expect(card(page, 'Sepak')).toContainText('฿1,500.00');
    await expect.poll(() => loads(sandbox)).toEqual([...homeLoad, ...homeLoad]);
    await page.reload();
    await expect(note).toBeVisible();
    await expect(page.getByText(total)).toBeVisible();
    expect(JSON.stringify((await stored(page)).local)).not.toContain('2480.5');
    sandbox.control.clearFaults();
    await refresh(page).click();
    await expect(page.getByText(/^Couldn't update/)).toHaveCount(0);
  },
);

test('A-134 R-082 a page prerendered by the browser sends nothing until it is opened', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await openSignedIn(page, sandbox, '/user/home');
  await allSent(page);
  expect(sandbox.requests).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByText(total)).toBeVisible();
  await expect.poll(() => loads(sandbox)).toEqual(homeLoad);
});

const balances = (page: Page) => page.getByRole('region', { name: 'Total balance' });

test(
  'quality 2: R-208 an answer from before a transfer does not replace the balance',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home?open=transfer&to=PGSLOT');
    await expect(balances(page)).toContainText('Main wallet ฿8,180.00');
    // The balance may be there before the sheet.
    const sheet = page.getByRole('dialog', { name: 'Transfer', exact: true });
    await expect(sheet.getByLabel('Amount (baht)')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    // The held answer has 8,180.00; the page shows 8,080.00 before it arrives.
    const letGo = await holdAnswer(page, 'getWallet');
    const before = callsOf(sandbox, 'getWallet').length;
    await balances(page).getByRole('button', { name: 'Refresh balance' }).click();
    await expect.poll(() => callsOf(sandbox, 'getWallet').length).toBeGreaterThan(before);
    await balances(page).getByRole('link', { name: 'Transfer' }).click();
    await sheet.getByRole('button', { name: /^To/ }).click();
    await page.getByRole('dialog', { name: 'To', exact: true }).getByRole('button', { name: 'Naga Slots' }).click();
    await sheet.getByLabel('Amount (baht)').fill('100');
    await sheet.locator('button[type=submit]').click();
    await expect(sheet.getByText('Transfer done')).toBeVisible();
    await expect(balances(page)).toContainText('Main wallet ฿8,080.00');
    await letGo();
    await drawnTwice(page);
    await expect(balances(page)).toContainText('Main wallet ฿8,080.00');
    // The refresh has newer balances, so nothing is marked as old.
    await expect(balances(page)).not.toContainText("Couldn't update");
    await expect(balances(page)).toHaveAttribute('aria-busy', 'false');
  },
);
