import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { common } from '../../src/i18n/en/common.ts';
import { timings } from '../../src/lib/timings.ts';
import { holdRequests } from '../support/held-request.ts';
import { drawnTwice } from '../support/page-time.ts';
import { callsOf, expect, openSignedIn, test, submitLogin } from '../support/wallet-test.ts';

const total = '฿12,480.50';
const again = common.tryAgain;
const files = {
  deposit: '/assets/DepositModal-*.js',
  home: '/assets/home-*.js',
};

async function openHome(page: Page, sandbox: Sandbox) {
  await openSignedIn(page, sandbox, '/user/home');
  await expect(page.getByText(total)).toBeVisible();
}

const deposit = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Deposit' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Deposit' });

/** Blocks all requests to a path and counts them. */
async function block(page: Page, path: string) {
  const blocked = { count: 0, lift: () => page.unroute(`**${path}`) };
  await page.route(`**${path}`, (route) => {
    blocked.count += 1;
    return route.abort();
  });
  return blocked;
}

test('A-133 a sheet that cannot be loaded shows an error, and opens when it can', async ({ page, sandbox }) => {
  await openHome(page, sandbox);
  const blocked = await block(page, files.deposit);
  await deposit(page).click();
  const retry = sheet(page).getByRole('button', { name: again });
  for (const tries of [1, 2]) {
    await expect(retry).toBeVisible();
    await expect(retry).not.toHaveAttribute('aria-busy');
    // The file was requested once more. The browser's preload counts too.
    await expect.poll(() => blocked.count).toBeGreaterThanOrEqual(tries);
    await expect(page.getByText(total)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu', includeHidden: true })).toBeVisible();
    if (tries === 1) await retry.click();
  }
  await blocked.lift();
  await retry.click();
  await expect(sheet(page).getByText('Bank transfer')).toBeVisible();
  await expect(retry).toHaveCount(0);
  expect(callsOf(sandbox, 'refreshSlots')).toHaveLength(1);
});

test.describe('prefetching', () => {
  test.use({ savesData: false });

  test('A-133 an idle home fetches the screens one tap away', { tag: '@full' }, async ({ page, sandbox }) => {
    const fetched = page.waitForRequest(`**${files.deposit}`);
    const last = page.waitForResponse('**/assets/ConditionsModal-*.js');
    await openHome(page, sandbox);
    await fetched;
    await last;
    await page.route('**/assets/*.js', (route) => route.abort());
    await deposit(page).click();
    await expect(sheet(page).getByText('Bank transfer')).toBeVisible();
  });
});

test.describe('in npm run test:full', { tag: '@full' }, () => {
  test('A-133 a sheet that is loading shows its title after 200 ms and can be closed', async ({ page, sandbox }) => {
    await page.clock.install();
    await openHome(page, sandbox);
    await page.clock.pauseAt(Date.now() + 60_000);
    const release = await holdRequests(page, files.deposit);
    const asked = page.waitForRequest(`**${files.deposit}`);
    await deposit(page).click();
    await asked;
    await page.clock.runFor(timings.loadingDelay - 1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(sheet(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await deposit(page).click();
    // The address may change after the first of these steps.
    const appears = async () => {
      await page.clock.runFor(timings.loadingDelay);
      return sheet(page).isVisible();
    };
    await expect.poll(appears).toBe(true);
    await page.clock.resume();
    release();
    await expect(sheet(page).getByText('Bank transfer')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: 'Deposit', exact: true })).toBeFocused();
  });

  test('A-133 R-148 "Log in" stays locked until home is loaded', async ({ page, sandbox }) => {
    const release = await holdRequests(page, files.home);
    await page.goto('/login');
    const asked = page.waitForRequest(`**${files.home}`);
    await submitLogin(page);
    await asked;
    await expect.poll(() => callsOf(sandbox, 'login').length).toBe(1);
    await drawnTwice(page);
    const submit = page.getByRole('button', { name: 'Log in' });
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await submit.press('Enter');
    release();
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(page.getByText(total)).toBeVisible();
    expect(callsOf(sandbox, 'login')).toHaveLength(1);
  });
});
