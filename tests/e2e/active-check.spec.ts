import type { Page } from '@playwright/test';
import { allSent } from '../support/page-time.ts';
import { expectSilence } from '../support/silence.ts';
import { callsOf, expect, signIn, test, submitLogin } from '../support/wallet-test.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { titled } from '../support/page-titles.ts';
import { inSeries } from '../support/volume.ts';

const asked = (sandbox: Sandbox) => callsOf(sandbox, 'getActive').length;
const menu = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });
const gone = { body: { terminated: 'gone' } };

test('R-132 A-23 /login asks when it is loaded, entered and left', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.goto('/login');
  await expect.poll(() => asked(sandbox)).toBe(1);
  await menu(page, 'Register').click();
  await expect.poll(() => asked(sandbox)).toBe(2);
  await menu(page, 'How to use').click();
  await expect(page).toHaveTitle(titled('How to use'));
  await menu(page, 'Contact').click();
  await expect(page).toHaveTitle(titled('Contact us'));
  await page.reload();
  await expect(page.getByText('@nagawallet')).toBeVisible();
  expect(asked(sandbox)).toBe(2);
  await menu(page, 'Home').click();
  await expect.poll(() => asked(sandbox)).toBe(3);
  await page.goto('/user/home');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => asked(sandbox)).toBe(4);
  await page.goto('/zzz');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  expect(asked(sandbox)).toBe(4);
});

test('R-132 a sign-in asks once more when /login is left; home does not ask', async ({ page, sandbox }) => {
  await signIn(page);
  await expect(page.getByText('฿12,480.50')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Statement' }).click();
  await expect(page).toHaveTitle(titled('Statement'));
  expect(asked(sandbox)).toBe(2);
});

test('R-133 "gone" leads to /terminated when /login is loaded, and when it is left', async ({ page, sandbox }) => {
  sandbox.control.reset({ scenario: 'gone' });
  await page.goto('/login');
  await expect(page).toHaveURL(/\/terminated$/);
  await expect(page).toHaveTitle('Page not found');
  sandbox.control.reset({ scenario: 'default' });
  await page.goto('/login');
  await expect.poll(() => asked(sandbox)).toBe(1);
  sandbox.control.fail('getActive', gone);
  await menu(page, 'Contact').click();
  await expect(page).toHaveURL(/\/terminated$/);
});

test('R-133 any other value changes nothing at /login', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.goto('/contact');
  await expect(page.getByText('@nagawallet')).toBeVisible();
  for (const body of [
    { terminated: null },
    { terminated: 'GONE' },
    { terminated: 'going' },
    { terminated: true },
    {},
  ]) {
    sandbox.control.clearRequests();
    sandbox.control.fail('getActive', { body, times: 2 });
    await menu(page, 'Home').click();
    await expect(page.getByLabel('Phone number')).toBeVisible();
    await expect.poll(() => callsOf(sandbox, 'getActive').map(({ status }) => status)).toEqual([200]);
    await allSent(page);
    await expect(page).toHaveURL(/\/login$/);
    await menu(page, 'Contact').click();
    await expect.poll(() => asked(sandbox)).toBe(2);
    await allSent(page);
    await expect(page).toHaveURL(/\/contact$/);
  }
});

for (const [name, fault] of Object.entries({
  'an error': { code: 'INTERNAL_SERVER_ERROR' },
  'a page of a proxy': { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
  'a dead connection': { connection: 'breakBefore' as const },
  'no answer at all': { connection: 'never' as const },
})) {
  test(
    `R-134 A-23 the login works although the active check gets ${name}`,
    inSeries(name === 'a dead connection'),
    async ({ page, sandbox }) => {
      sandbox.control.fail('getActive', { ...fault, times: 50 });
      await page.goto('/login');
      await expect.poll(() => asked(sandbox)).toBeGreaterThan(0);
      await submitLogin(page);
      await expect(page).toHaveURL(/\/user\/home$/);
      await expect(page.getByText('฿12,480.50')).toBeVisible();
      await expectSilence(page);
    },
  );
}
