import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { holdRequests } from '../support/held-request.ts';
import { colourOfBars, layoutShift } from '../support/page-time.ts';
import { settleAfter } from '../support/screens.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';
import { inSeries } from '../support/volume.ts';

// The documents are in the default language of the build.
test.use({ language: 'th' });

const menu = (page: Page) => page.getByRole('navigation', { name: 'เมนูหลัก' });
const depositTile = (page: Page) => page.getByRole('main').getByRole('link', { name: 'ฝากเงิน' });

/** The app's scripts, without the script in the head and the boot script. */
const appFiles = /\/assets\/first-.*\.js$/;

/** Opens a page as a member while the app is not loaded. Returns a function that lets it load. */
async function openWithoutApp(page: Page, sandbox: Sandbox, path: string) {
  await openSignedIn(page, sandbox, '/terminated');
  sandbox.control.clearRequests();
  const loadApp = await holdRequests(page, appFiles);
  // The load event of the page waits for the app.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return loadApp;
}

test('A-131 home is painted before the app starts, which takes over the same page', async ({ page, sandbox }) => {
  const loadApp = await openWithoutApp(page, sandbox, '/user/home');
  await expect(page).toHaveTitle('หน้าหลัก');
  await expect(page.getByRole('banner').getByRole('button', { name: 'ออกจากระบบ' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'ยอดเงินรวม' })).toBeVisible();
  await expect(depositTile(page)).toBeVisible();
  await expect(menu(page)).toBeVisible();
  const before = await depositTile(page).elementHandle();
  loadApp();
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  const after = await depositTile(page).elementHandle();
  expect(await page.evaluate(([one, other]) => one === other, [before, after])).toBe(true);
});

test('A-131 home shows the balance with the scripts that its document names, nine at most', async ({
  page,
  sandbox,
}) => {
  const document = await (await page.request.get('/user/home')).text();
  const named = [...document.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  expect(named.length).toBeLessThanOrEqual(9);
  await page.route('**/assets/*.js', (route) =>
    named.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText('฿12,480.50')).toBeVisible();
});

test(
  'A-131 another page is painted as heading and menu, which the app takes over',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    const loadApp = await openWithoutApp(page, sandbox, '/user/statement');
    await expect(page.getByRole('heading', { level: 1, name: 'ประวัติรายการ' })).toBeVisible();
    const before = await menu(page).elementHandle();
    loadApp();
    // The app calls the service after it has taken over the page.
    await expect.poll(() => sandbox.requests.length).toBeGreaterThan(0);
    expect(await page.evaluate(([one, other]) => one === other, [before, await menu(page).elementHandle()])).toBe(true);
  },
);

test('A-131 a tap before the app has started takes effect afterwards', { tag: '@full' }, async ({ page, sandbox }) => {
  const loadApp = await openWithoutApp(page, sandbox, '/user/home');
  await depositTile(page).click();
  await expect(page).toHaveURL(/\/user\/home$/);
  loadApp();
  await expect(page.getByRole('dialog', { name: 'ฝากเงิน' })).toBeVisible();
  // Opened within the app, so closing it goes back.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/user\/home$/);
  expect(callsOf(sandbox, 'refreshSlots')).toHaveLength(1);
});

test('A-131 R-135 a visitor without a token sees nothing of a member page', async ({ page }) => {
  const loadApp = await holdRequests(page, appFiles);
  await page.goto('/user/home', { waitUntil: 'domcontentloaded' });
  await expect(menu(page)).toBeHidden();
  loadApp();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('input[name=username]')).toBeVisible();
});

const textsInEnglish = /\/assets\/texts-en-.*\.js$/;
const languageList = (page: Page) => page.locator('select').first();

test('A-131 R-450 a language that is chosen before the app starts applies, with what was typed', async ({ page }) => {
  const loadApp = await holdRequests(page, appFiles);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await page.locator('input[name=username]').fill('0812345678');
  await languageList(page).selectOption('en');
  loadApp();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(languageList(page)).toHaveValue('en');
  await expect(page.locator('input[name=username]')).toHaveValue('0812345678');
  expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
});

test(
  'A-131 R-450 a language that is chosen and taken back while its texts load does not apply',
  { tag: '@full' },
  async ({ page }) => {
    const loadApp = await holdRequests(page, appFiles);
    const texts = page.waitForRequest(textsInEnglish);
    const loadTexts = await holdRequests(page, textsInEnglish);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await languageList(page).selectOption('en');
    loadApp();
    await texts;
    await languageList(page).selectOption('th');
    loadTexts();
    await expect(page.locator('#needs-script')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeVisible();
    await expect(languageList(page)).toHaveValue('th');
  },
);

/**
 * Chooses English in the list as soon as React listens to the page, that is when the app begins to take it over: at once,
 * or after the first task of that. Notes whether the app had started by then.
 */
function chooseDuringStart(when: 'at once' | 'a task later') {
  const { prototype } = EventTarget;
  // With its `this`.
  const listen = Reflect.get(prototype, 'addEventListener');
  const choose = () => {
    const list = document.querySelector('select');
    if (!list) return;
    list.value = 'en';
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
    document.documentElement.dataset['chosen'] = document.getElementById('needs-script') ? 'before' : 'after';
  };
  const chooseInTask = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = choose;
    port2.postMessage(null);
  };
  prototype.addEventListener = function (this: EventTarget, ...[type, ...rest]: Parameters<typeof listen>) {
    if (this instanceof Element && this.id === 'root' && type === 'change') {
      prototype.addEventListener = listen;
      // After React's own microtask, which plans its first task.
      queueMicrotask(when === 'at once' ? choose : chooseInTask);
    }
    listen.call(this, type, ...rest);
  };
}

for (const when of ['at once', 'a task later'] as const) {
  test(`A-131 R-450 a language that is chosen while the app takes over the page, ${when}, applies`, async ({
    page,
  }) => {
    await page.addInitScript(chooseDuringStart, when);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-chosen', 'before');
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(languageList(page)).toHaveValue('en');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe('en');
  });
}

test(
  'A-131 A-122 a language that the browser restores after a reload is no choice',
  { tag: '@full' },
  async ({ page }) => {
    const loadApp = await holdRequests(page, appFiles);
    await page.goto('/login', { waitUntil: 'domcontentloaded' });
    await languageList(page).selectOption('en');
    await page.reload({ waitUntil: 'domcontentloaded' });
    loadApp();
    await expect(page.getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeEnabled();
    await expect(languageList(page)).toHaveValue('th');
  },
);

test.describe('with another language on the device', () => {
  test.use({ language: 'en' });
  test(
    'A-131 R-449 a member sees nothing prerendered in the build’s language',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const loadApp = await openWithoutApp(page, sandbox, '/user/home');
      await expect(menu(page)).toBeHidden();
      loadApp();
      await expect(page.getByRole('link', { name: 'Deposit' })).toBeVisible();
    },
  );
});

test('A-132 R-131 an unknown path gets status 404 and the "Page Not Found" document', async ({ page }) => {
  const loadApp = await holdRequests(page, appFiles);
  const answer = await page.goto('/user/zzz', { waitUntil: 'domcontentloaded' });
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found', exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Page Not Found');
  loadApp();
  await expect(page.getByRole('link', { name: 'กลับหน้าหลัก' })).toBeVisible();
});

for (const path of [
  '/user/bonus?open=bonus&code=DAILY20',
  '/user/bonus?open=promotion&code=NAGA2026',
  '/user/home',
  '/user/home?open=conditions',
  '/user/home?open=invite&step=offer',
  '/user/home?open=refund&step=ask',
  '/user/home?open=withdraw',
  '/user/spin',
]) {
  test(`A-123 on a slow line ${path} does not move while it loads`, { tag: '@full' }, async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route('**/api/**', async (route) => {
      await setTimeout(400);
      await route.continue();
    });
    await settleAfter(page, () => openSignedIn(page, sandbox, path));
    expect(await layoutShift(page)).toBeLessThan(0.02);
  });
}

for (const theme of ['light', 'dark', 'purple']) {
  test(
    `B-24 B-16 the stored theme "${theme}" is applied before the first paint, in the browser's own bars too`,
    inSeries(theme === 'dark'),
    async ({ page }) => {
      await holdRequests(page, appFiles);
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto('/login', { waitUntil: 'domcontentloaded' });
      const applied = await page.evaluate(() => document.documentElement.dataset['theme']);
      expect(applied).toBe(theme === 'purple' ? undefined : theme);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(await colourOfBars(page)).toBe(ground === 'rgb(244, 245, 250)' ? '#f4f5fa' : '#0b1020');
    },
  );
}
