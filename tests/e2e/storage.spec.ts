import { pagesWithoutShell, publicPages } from '../support/screens.ts';
import { stored } from '../support/stored.ts';
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
  for (const path of ['/user/home', ...publicPages, ...pagesWithoutShell]) {
    await fill('not a\ntoken ກ');
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    if (path.startsWith('/user')) await expect(page).toHaveURL(/\/login$/);
  }
});

test('R-119 B-10 A-116 quality 10: a visit with hidden amounts leaves only known keys and no secret', async ({
  page,
  context,
  sandbox,
}) => {
  await page.goto('/register?code=ABC');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('code'))).toBe('ABC');
  await page.goto('/login');
  await submitLogin(page, members.rich, { remember: true });
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  await page.getByRole('combobox').selectOption('la');
  await page.getByRole('combobox').selectOption('en');
  await page.getByRole('button', { name: 'Hide amounts' }).click();
  const main = page.getByRole('main');
  await expect(main).not.toContainText(/\d\.\d\d/);
  for (const name of ['Profile', 'Contact', 'Statement']) {
    await page.getByRole('navigation').getByRole('link', { name }).click();
    await expect(page).toHaveTitle(new RegExp(name));
  }
  await expect(main.getByRole('listitem').filter({ hasText: 'Success' }).first()).toContainText('Amounts hidden');
  await expect(main).not.toContainText(/\d\.\d\d/);
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
