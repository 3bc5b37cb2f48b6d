import type { Page } from '@playwright/test';
import { holdRequests } from '../support/held-request.ts';
import { tokens } from '../support/session-end.ts';
import { callsOf, expect, members, password, signIn, submitLogin, test } from '../support/wallet-test.ts';
import { inSeries } from '../support/volume.ts';

const phone = (page: Page) => page.getByLabel('Phone number');
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' });

test('R-144 R-146 A-122 login has its fields, its links and a language switch', async ({ page }) => {
  await page.goto('/login');
  await expect(phone(page)).toBeVisible();
  await expect(secret(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
});

test('R-021 R-148 a login sends username and password only, and leads to home', async ({ page, sandbox }) => {
  await page.goto('/contact');
  await page.goto('/login');
  await submitLogin(page, members.rich, { remember: true });
  await expect(page).toHaveURL(/\/user\/home$/);
  // The log keeps no passwords.
  expect(callsOf(sandbox, 'login')[0]?.body).toEqual({ username: members.rich, password: '(hidden)' });
  await page.reload();
  await expect(page).toHaveURL(/\/user\/home$/);
});

test('R-147 an empty field is named beside it and nothing is sent', async ({ page, sandbox }) => {
  await page.goto('/login');
  await submit(page).click();
  await expect(page.getByText('Enter your phone number')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await phone(page).fill(members.rich);
  await submit(page).click();
  await expect(page.getByText('Enter your phone number')).toBeHidden();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await phone(page).fill('');
  await secret(page).fill(password);
  await submit(page).click();
  await expect(page.getByText('Enter your phone number')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeHidden();
  expect(callsOf(sandbox, 'login')).toEqual([]);
});

for (const [language, page] of [
  ['th', 'the page of the build'],
  ['en', 'a page that is drawn anew'],
] as const) {
  test.describe('before the app has started', () => {
    test.use({ language });
    test(
      `R-149 input made on ${page} before the app has started is kept, and a submitted form is sent`,
      inSeries(language === 'th'),
      async ({ page, sandbox }) => {
        const start = await holdRequests(page, '/assets/{first,main}-*.js');
        await page.goto('/login', { waitUntil: 'domcontentloaded' });
        await page.locator('[name=username]').fill(members.rich);
        await page.locator('[name=remember]').check();
        await page.locator('[name=password]').fill(password);
        await page.locator('[name=password]').press('Enter');
        expect(sandbox.requests.map(({ operationId }) => operationId)).toEqual([]);
        start();
        await expect(page).toHaveURL(/\/user\/home$/);
        expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
      },
    );
  });
}

test('R-145 B-04 the error line keeps what was typed and clears on typing in either field', async ({ page }) => {
  await page.goto('/login');
  for (const [field, wrong] of [
    ['Phone number', 'wrong'],
    ['Password', 'wrong too'],
  ] as const) {
    await phone(page).fill(members.rich);
    await secret(page).fill(wrong);
    await submit(page).click();
    const line = page.getByText('Wrong phone number or password');
    await expect(line).toBeVisible();
    await expect(phone(page)).toHaveValue(members.rich);
    await expect(secret(page)).toHaveValue(wrong);
    await expect(secret(page)).toBeFocused();
    await page.getByLabel(field, { exact: true }).press('End');
    await expect(line).toBeVisible();
    await page.getByLabel(field, { exact: true }).pressSequentially('1');
    await expect(line).toBeHidden();
  }
});

test('R-149 remembered, the token is kept persistently; otherwise at session level', async ({ page, context }) => {
  const places = async () => (await tokens(page)).map((token) => token !== null);
  await signIn(page);
  await expect.poll(places).toEqual([false, true]);
  await page.goto('/login');
  await expect.poll(places).toEqual([false, false]);
  await submitLogin(page, members.rich, { remember: true });
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect.poll(places).toEqual([true, false]);
  // A new window has its own sessionStorage.
  await page.close();
  const later = await context.newPage();
  await later.goto('/user/home');
  await expect(later.getByText('฿12,480.50')).toBeVisible();
  await expect(later).toHaveURL(/\/user\/home$/);
});

test('R-150 R-028 a logout clears the token and sends no request', async ({ page, sandbox }) => {
  await signIn(page);
  await expect(page.getByText('12,480.50')).toBeVisible();
  // The calls of home after the balances have been sent too.
  const asked = () => sandbox.requests.map(({ operationId }) => operationId);
  await expect.poll(asked).toEqual(expect.arrayContaining(['getSpinActive', 'checkActiveBonus', 'listStatements']));
  sandbox.control.clearRequests();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await tokens(page)).toEqual([null, null]);
  expect(sandbox.requests.map((request) => request.operationId)).toEqual(['getActive']);
});

test('R-425 R-445 the error line of a form stays until the member types', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/login');
  sandbox.control.fail('login', { code: 'WRONG_PASSWORD' });
  await submitLogin(page);
  const line = page.getByRole('alert');
  await expect(line).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(line).toBeVisible();
  await phone(page).press('1');
  await expect(line).toHaveCount(0);
});
