import type { Page, Route } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { expect, members, openSignedIn, signIn, test } from '../support/wallet-test.ts';
import { changedWallet } from '../support/changed-wallet.ts';
import { timings } from '../../src/lib/timings.ts';
import { allSent } from '../support/page-time.ts';
import { holdRequests } from '../support/held-request.ts';
import { stored } from '../support/stored.ts';
import { inSeries } from '../support/volume.ts';

const total = '฿12,480.50';
const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const refresh = (page: Page) => page.getByRole('button', { name: 'Refresh balance' });
const homeLoad = ['refreshSlots', 'getWallet', 'getSpinActive'];

/** The calls of the home load, in their order. */
function loads(sandbox: Sandbox) {
  return sandbox.requests.map(({ operationId }) => operationId ?? '').filter((id) => homeLoad.includes(id));
}

test.describe('the wheel is switched off', () => {
  for (const [name, prepare] of Object.entries({
    'R-195 by the service': (sandbox: Sandbox) => sandbox.control.reset({ scenario: 'spinOff' }),
    'A-113 because it could not be asked': (sandbox: Sandbox) =>
      sandbox.control.fail('getSpinActive', { code: 'INTERNAL_SERVER_ERROR', times: 50 }),
  })) {
    test(`R-194 ${name}: a tile refreshes all`, inSeries(/R-195/.test(name)), async ({ page, sandbox }) => {
      prepare(sandbox);
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
  }
});

test('R-205 R-082 A-105 home loads once per visit and refresh, never on focus', async ({ page, context, sandbox }) => {
  await openSignedIn(page, sandbox, '/user/home');
  await expect.poll(() => loads(sandbox)).toEqual(homeLoad);
  const other = await context.newPage();
  await other.bringToFront();
  await page.bringToFront();
  await other.close();
  await context.setOffline(true);
  await context.setOffline(false);
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
});

test('R-205 each call of the home load waits for the answer to the one before', async ({ page, sandbox }) => {
  const held: Route[] = [];
  await page.route(/\/api\/(wallet|wallet\/refresh\/slot|spinwheel\/active)$/, (route) => {
    held.push(route);
  });
  await openSignedIn(page, sandbox, '/user/home');
  for (const [index, id] of homeLoad.entries()) {
    await expect.poll(() => held.length).toBe(index + 1);
    await allSent(page);
    expect(held).toHaveLength(index + 1);
    await held[index]?.continue();
    await expect.poll(() => loads(sandbox).at(-1)).toBe(id);
  }
  expect(loads(sandbox)).toEqual(homeLoad);
});

test('R-189 A-48 "last updated" is the time of the last complete load', async ({ page, sandbox }) => {
  const time = page.getByText('Last updated').locator('span');
  sandbox.control.fail('refreshSlots', { code: 'REQUEST_LIMIT_1MIN' });
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText(total)).toBeVisible();
  await expect(time).toHaveText('-');
  // The same command given within 200 ms of its answer would join it.
  await page.clock.fastForward(timings.submitDelay);
  await refresh(page).click();
  await expect(time).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/);
  const stored = await page.evaluate(() => localStorage.getItem('last_sync'));
  expect(Math.abs(Date.parse(stored ?? '') - Date.now())).toBeLessThan(60_000);
  const shown = await time.textContent();
  const inBangkok = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: 'Asia/Bangkok',
  });
  expect(shown).toBe(inBangkok.format(Date.parse(stored ?? '')).replace(',', ''));
  sandbox.control.fail('refreshSlots', { code: 'NO_WALLET', times: 50 });
  await page.reload();
  await expect(page.getByText(/^Not updated/)).toBeVisible();
  await expect(time).toHaveText(shown ?? '');
});

test('B-03 A-42 after a failed refresh the old balances stay, marked with their age', async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText(total)).toBeVisible();
  await expect(page.getByText(/^Not updated/)).toHaveCount(0);
  await page.clock.fastForward('03:00');
  sandbox.control.fail('getWallet', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html', times: 50 });
  await refresh(page).click();
  const note = page.getByText('Not updated. Last update: 3 minutes ago.');
  await expect(note).toBeVisible();
  await expect(page.getByText(total)).toBeVisible();
  await expect(card(page, 'Sepak')).toContainText('฿1,500.00');
  await expect.poll(() => loads(sandbox)).toEqual([...homeLoad, ...homeLoad]);
  await page.reload();
  await expect(note).toBeVisible();
  await page.clock.fastForward('02:00');
  await expect(page.getByText('Not updated. Last update: 5 minutes ago.')).toBeVisible();
  await expect(page.getByText(total)).toBeVisible();
  await expect.poll(() => loads(sandbox)).toEqual([...homeLoad, ...homeLoad, ...homeLoad]);
  expect(JSON.stringify((await stored(page)).local)).not.toContain('2480.5');
  sandbox.control.clearFaults();
  await refresh(page).click();
  await expect(page.getByText(/^Not updated/)).toHaveCount(0);
});

test.describe('in npm run test:full', { tag: '@full' }, () => {
  test('R-192 R-201 the tiles and the cards open their modals', async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    for (const [link, open, title] of [
      ['Deposit', 'deposit', 'Deposit'],
      ['Withdraw', 'withdraw', 'Withdraw'],
      ['Invite friends', 'invite', 'Invite friends'],
      ['Refund', 'refund', 'Refund'],
      ['Transfer', 'transfer', 'Transfer'],
      ['View account Naga Slots', 'game&slot=PGSLOT', 'Naga Slots'],
      ['Choose a game account', 'games&category=slot', 'Choose a game account'],
    ] as const) {
      await page.getByRole('main').getByRole('link', { name: link, exact: true }).first().click();
      await expect(page).toHaveURL(`${sandbox.url}/user/home?open=${open}`);
      await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  test('B-03 logout removes the last balances: the next member sees a dash', async ({ page, sandbox }) => {
    await signIn(page);
    await expect(page.getByText(total)).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('last-wallet'))).toContain('2480.5');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => sessionStorage.getItem('last-wallet'))).toBeNull();
    sandbox.control.fail('getWallet', { code: 'INTERNAL_SERVER_ERROR', times: 50 });
    await signIn(page, members.empty);
    await expect.poll(() => loads(sandbox)).toHaveLength(6);
    const balance = page.getByRole('region', { name: 'Total balance' });
    await expect(balance).toContainText('Main wallet -');
    await expect(balance).not.toContainText(/12,480|สมชาย|0\.00/);
    await expect(page.getByRole('article')).toHaveCount(0);
  });

  test('B-10 A-116 the eye button hides all amounts, on all pages and after a logout', async ({ page }) => {
    const figures = /\d[\d,]*\.\d\d/;
    await signIn(page);
    await expect(page.getByText(total)).toBeVisible();
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await expect(page.getByRole('main')).not.toContainText(figures);
    await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('Amounts hidden');
    await page.reload();
    await expect(card(page, 'Naga Slots')).toContainText('Amounts hidden');
    await expect(page.getByRole('main')).not.toContainText(figures);
    await page.getByRole('navigation').getByRole('link', { name: 'Statement' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: 'Success' }).first()).toContainText('Amounts hidden');
    await expect(page.getByRole('main')).not.toContainText(figures);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => localStorage.getItem('hide-amounts'))).toBe('true');
    await signIn(page, members.bonusHeld);
    await expect(page.getByText('วิภา ทองดี')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(figures);
    await page.getByRole('button', { name: 'Show amounts' }).click();
    await expect(page.getByText('฿640.00')).toBeVisible();
  });

  test('R-188 quality 7: hostile names are shown as text and do not break the layout', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const body = await changedWallet(sandbox, (wallet) => {
      wallet.profile.name = `<img src=x onerror="window.ran=1">${'W'.repeat(80)}`;
      wallet.slots = wallet.slots.slice(0, 1).map((slot) => ({
        ...slot,
        name: `<b>${'M'.repeat(60)}`,
        background: 'https://evil.example.com/pixel.png',
        logo: 'javascript:alert(1)',
      }));
    });
    sandbox.control.fail('getWallet', { body });
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText('<img src=x onerror="window.ran=1">')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('<b>MMM');
    await expect(page.getByRole('article').locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => [document.documentElement.scrollWidth, 'ran' in window])).toEqual([320, false]);
  });
});
