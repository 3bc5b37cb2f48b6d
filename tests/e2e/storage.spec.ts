import { goWithin } from '../support/command.ts';
import { headOf, pagesWithoutShell, memberPages, modals, publicPages } from '../support/screens.ts';
import { stored } from '../support/stored.ts';
import { volume } from '../support/volume.ts';
import { withheld } from '../support/withheld-storage.ts';
import { expect, members, password, test, submitLogin } from '../support/wallet-test.ts';

/** Keys that may persist on the device. */
const allowedKeys = [
  'token',
  'code',
  'locale',
  'remember-agreement',
  'last_sync',
  'guest-id',
  'hide-amounts',
  'play-reminder',
  'theme',
];

const addresses = [...publicPages, ...pagesWithoutShell, ...memberPages, ...modals];

test.describe(`quality 11: storage that keeps nothing (${Object.keys(withheld).length} faults on ${addresses.length} pages and modals)`, () => {
  test.use({ language: null, agreed: false });
  for (const [kind, withhold] of Object.entries(withheld)) {
    test(
      `quality 11: R-449 ${kind}: every page and modal opens, and a member can sign in for the visit`,
      { tag: '@full' },
      async ({ page }) => {
        test.setTimeout(60_000);
        await page.addInitScript(withhold);
        for (const path of [...publicPages, ...pagesWithoutShell]) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', 'th');
        }
        await page.goto('/user/home');
        await expect(page).toHaveURL(/\/login$/);
        await page.getByRole('combobox').selectOption('en');
        await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
        await submitLogin(page, members.rich, { remember: true });
        await expect(page.getByText('฿12,480.50')).toBeVisible();
        const agreement = page.getByRole('dialog');
        await agreement.getByRole('button').last().click();
        await expect(agreement).toHaveCount(0);
        await expect(page.getByText('Last updated').locator('time')).toHaveText(/^\d\d\/\d\d\/\d{4} /);
        await page.getByRole('button', { name: 'Hide amounts' }).click();
        await expect(page.getByText('฿12,480.50')).toHaveCount(0);
        for (const name of ['Profile', 'Statement', 'Contact', 'Home']) {
          await page.getByRole('navigation').getByRole('link', { name }).click();
          await expect(page).toHaveTitle(new RegExp(name));
        }
        // By in-app navigation: without storage the session does not survive a page load.
        for (const path of memberPages) {
          await goWithin(page, path);
          await expect(headOf(page)).toBeVisible();
          expect(new URL(page.url()).pathname).toBe(path);
        }
        for (const address of modals) {
          await goWithin(page, address);
          await expect(page.getByRole('dialog').first()).toBeVisible();
        }
        await goWithin(page, '/user/home');
        await page.getByRole('button', { name: 'Log out' }).click();
        await expect(page).toHaveURL(/\/login$/);
      },
    );
  }
});

test('quality 11: R-135 R-452 with invalid storage every page opens in the default language', async ({ page }) => {
  await page.goto('/terminated');
  const fill = (token: string) =>
    page.evaluate(
      ([keys, signedIn]) => {
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of [...keys, 'last-wallet', 'i18nextLng']) storage.setItem(key, '{"readAt":"<b>",[');
        }
        document.cookie = 'i18next=%%%; Path=/';
        localStorage.setItem('token', signedIn);
      },
      [allowedKeys, token] as const,
    );
  // Every member page leads to /login.
  const ofMembers = volume({ gate: ['/user/home'], full: memberPages });
  for (const path of [...ofMembers, ...publicPages, ...pagesWithoutShell]) {
    await fill('not a\ntoken ກ');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    if (path.startsWith('/user')) await expect(page).toHaveURL(/\/login$/);
  }
});

test('R-119 A-116 quality 10: a visit leaves only known keys and no secret', async ({ page, context, sandbox }) => {
  await page.goto('/register?code=ABC');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('code'))).toBe('ABC');
  await page.goto('/login');
  await submitLogin(page, members.rich, { remember: true });
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  await page.getByRole('combobox').selectOption('la');
  await page.getByRole('combobox').selectOption('en');
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  for (const name of ['Profile', 'Statement', 'Contact']) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page).toHaveTitle(new RegExp(name));
  }
  const { local, session } = await stored(page);
  expect(Object.keys(local).filter((key) => !allowedKeys.includes(key))).toEqual([]);
  expect(Object.keys(local)).toEqual(expect.arrayContaining(['token', 'code', 'locale', 'last_sync', 'hide-amounts']));
  expect(Object.keys(session)).toEqual(['last-wallet']);
  expect(JSON.stringify([local, session])).not.toContain(password);
  expect((await context.cookies()).map(({ name, value }) => [name, value])).toEqual([['i18next', 'EN']]);
  const urls = sandbox.requests.map(({ path }) => path).join(' ');
  expect(urls).not.toContain(password);
  const inBrowser = await page.evaluate(async () => [
    (await indexedDB.databases()).length,
    (await caches.keys()).length,
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
  expect(inBrowser).toEqual([0, 0, 0]);
});
