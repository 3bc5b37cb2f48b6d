import type { Page } from '@playwright/test';
import { holdRequests } from '../support/held-request.ts';
import { edgesOf } from '../support/page-time.ts';
import { inSeries } from '../support/volume.ts';
import { stored } from '../support/stored.ts';
import { password, signIn, submitLogin, callsOf, expect, members, test } from '../support/wallet-test.ts';
import { errors as la } from '../../src/i18n/la/errors.ts';
import { withoutLineBreaks } from '../../src/i18n/line-breaks.ts';

const phone = (page: Page) => page.getByLabel('Phone number');
const secret = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' });

test(
  'R-144 R-146 R-147 login has its fields and links, and names an empty field',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.goto('/login');
    await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
    await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
    for (const [typed, problems] of [
      [
        ['', ''],
        ['Enter your phone number', 'Enter your password'],
      ],
      [[members.rich, ''], ['Enter your password']],
      [['', password], ['Enter your phone number']],
    ] as const) {
      await phone(page).fill(typed[0]);
      await secret(page).fill(typed[1]);
      await submit(page).click();
      await expect(page.getByText(/^Enter your/)).toHaveText([...problems]);
    }
    expect(callsOf(sandbox, 'login')).toEqual([]);
  },
);

test(
  'R-145 R-447 B-04 a refusal is one line, which stays with the input until the member types',
  { tag: '@full' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/login');
    for (const field of ['Phone number', 'Password']) {
      await phone(page).fill(members.rich);
      await secret(page).fill(`wrong ${field}`);
      await submit(page).click();
      const line = page.getByRole('alert');
      await expect(line).toHaveText(['Wrong phone number or password']);
      await expect(phone(page)).toHaveValue(members.rich);
      await expect(secret(page)).toHaveValue(`wrong ${field}`);
      await expect(secret(page)).toBeFocused();
      await page.clock.fastForward(60_000);
      await page.getByLabel(field, { exact: true }).press('End');
      await expect(line).toBeVisible();
      await page.getByLabel(field, { exact: true }).press('1');
      await expect(line).toHaveCount(0);
    }
  },
);

test(
  'R-445 A-116 a token that is illegal in a header is a message, and is not stored',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.fail('login', { body: { token: 'two words' } });
    await page.goto('/login');
    await submitLogin(page);
    await expect(page.getByRole('alert')).toHaveText([/\S/]);
    const { local, session } = await stored(page);
    expect({ ...local, ...session }).not.toHaveProperty('token');
  },
);

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
        expect(sandbox.requests).toEqual([]);
        start();
        await expect(page).toHaveURL(/\/user\/home$/);
        expect((await stored(page)).local).toHaveProperty('token');
      },
    );
  });
}

test('R-021 R-148 R-149 a login sends username and password only; remembered, the token is kept persistently', async ({
  page,
  context,
  sandbox,
}) => {
  const places = async () => {
    const { local, session } = await stored(page);
    return ['token' in local, 'token' in session];
  };
  await signIn(page);
  await expect.poll(places).toEqual([false, true]);
  await page.goto('/login');
  await expect.poll(places).toEqual([false, false]);
  await submitLogin(page, members.rich, { remember: true });
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect.poll(places).toEqual([true, false]);
  // The log keeps no passwords.
  expect(callsOf(sandbox, 'login').at(-1)?.body).toEqual({ username: members.rich, password: '(hidden)' });
  // A new window has its own sessionStorage.
  await page.close();
  const later = await context.newPage();
  await later.goto('/user/home');
  await expect(later.getByText('฿12,480.50')).toBeVisible();
});

test('R-150 R-028 a logout clears the token and sends no request', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page);
  await expect(page.getByText('12,480.50')).toBeVisible();
  // The calls of home after the balances have been sent too.
  const asked = () => sandbox.requests.map(({ operationId }) => operationId);
  await expect.poll(asked).toEqual(expect.arrayContaining(['getSpinActive', 'checkActiveBonus', 'listStatements']));
  sandbox.control.clearRequests();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  const { local, session } = await stored(page);
  expect({ ...local, ...session }).not.toHaveProperty('token');
  // The one request of the login page. After it no other one is sent.
  await expect.poll(asked).toContain('getActive');
  await page.waitForLoadState('networkidle');
  expect(asked()).toEqual(['getActive']);
});

test.describe('in Lao', () => {
  test.use({ language: 'la' });
  test(
    'R-423 R-446 a refused login shows its Lao text, or the raw message, and can be sent again',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const secret = page.locator('input[name=password]');
      const said = async () => (await page.getByRole('alert').allTextContents()).map(withoutLineBreaks);
      await page.goto('/login');
      await page.locator('input[name=username]').fill(members.rich);
      const raw = '<img src=x onerror="window.ran = 1"> constructor $t(common:home)';
      for (const [message, text] of [
        ['WRONG_PASSWORD', la.WRONG_PASSWORD],
        ['REQUEST_LIMIT', la.REQUEST_LIMIT],
        [raw, raw],
      ] as const) {
        sandbox.control.fail('login', { status: 400, body: { message } });
        // A new password, so that it is not a repetition.
        await secret.fill(`secret-${message}`);
        await page.locator('button[type=submit]').click();
        await expect.poll(said).toEqual([text]);
        await expect(secret).toHaveValue(`secret-${message}`);
        await expect(page.locator('button[type=submit]')).toBeEnabled();
        await secret.press('End');
        await secret.press('x');
        await expect(page.getByRole('alert')).toHaveCount(0);
      }
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(callsOf(sandbox, 'login')).toHaveLength(3);
    },
  );
});

test('R-423 A-123 a long text of the service is read whole above the button of a small window @full', async ({
  page,
  sandbox,
}) => {
  const end = 'number 4711.';
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/login');
  sandbox.control.fail('login', {
    status: 400,
    body: { message: `${'The bank is closed until the morning. '.repeat(6)}${end}` },
  });
  await page.locator('[name=username]').fill(members.rich);
  await page.locator('[name=password]').fill('naga1234');
  await page.keyboard.press('Enter');
  const text = page.locator('form > [role=alert]');
  await expect(text).toContainText(end);
  const button = page.locator('form [type=submit]');
  await expect.poll(async () => (await edgesOf(text)).bottom - (await edgesOf(button)).top).toBeLessThanOrEqual(0);
  expect((await edgesOf(text)).top).toBeGreaterThanOrEqual(0);
});
