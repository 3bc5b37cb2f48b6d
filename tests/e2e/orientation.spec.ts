import type { Locator, Page } from '@playwright/test';
import { titled } from '../support/page-titles.ts';
import { expect, openSignedIn, submitLogin, test } from '../support/wallet-test.ts';

/** The live region of each page. */
const announcer = (page: Page) => page.locator('#root > [role=status]');
/** All texts of a region from now on. A text stays only until the next one. */
const textsOf = (region: Locator) =>
  region.evaluateHandle((element) => {
    const texts: string[] = [];
    const options = { childList: true, characterData: true, subtree: true };
    new MutationObserver(() => texts.push(element.textContent)).observe(element, options);
    return texts;
  });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.use({ viewport: { width: 390, height: 600 } });

test('A-121 a new page opens at its top, with the focus on its h1, and is announced', async ({ page, sandbox }) => {
  // The statement is loaded first, so that it is as high as home when it opens again.
  await openSignedIn(page, sandbox, '/user/statement');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await expect(announcer(page)).toHaveText('');
  await menu(page).getByRole('link', { name: 'Home' }).click();
  await expect(announcer(page)).toHaveText('Home');
  // What loads above the games would move them.
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('฿12,480.50');
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { level: 2, name: 'Lotto' }).scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);
  await page.getByRole('link', { name: 'Conditions', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await scrolled(page)).toBe(place);
  await menu(page).getByRole('link', { name: 'Statement' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Statement' })).toBeFocused();
  await expect(announcer(page)).toHaveText('Statement');
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle(titled('Home'));
  await expect(announcer(page)).toHaveText('Home');
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

test.describe('in npm run test:full', { tag: '@full' }, () => {
  test('A-121 the first Tab reaches a skip link, on public and member pages', async ({ page, sandbox }) => {
    for (const [path, heading] of [
      ['/login', 'Log in'],
      ['/user/statement', 'Statement'],
    ] as const) {
      if (path === '/login') await page.goto(path);
      else await openSignedIn(page, sandbox, path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveURL(sandbox.url + path);
    }
  });

  test('A-121 the focused element is not covered by the bars (WCAG 2.4.11)', async ({ page, sandbox }) => {
    for (const path of ['/user/home', '/user/profile', '/user/statement', '/user/bonus', '/user/spin']) {
      await openSignedIn(page, sandbox, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
      for (let press = 0; press < 25; press += 1) {
        await page.keyboard.press('Tab');
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused?.closest('main')) return null;
          const box = focused.getBoundingClientRect();
          const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
          const menu =
            document.querySelector('nav[aria-label="Main menu"]')?.getBoundingClientRect().top ?? innerHeight;
          return box.bottom <= bar || box.top >= menu ? focused.textContent : null;
        });
        expect(hidden, path).toBeNull();
      }
    }
  });

  test('A-121 a refresh, a page of a list and the end of the session are announced, hidden amounts are not', async ({
    page,
    sandbox,
  }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(announcer(page)).toHaveText('Balances refreshed. Total 12,480.50 baht.');
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    const hidden = await textsOf(announcer(page));
    await page.getByRole('button', { name: 'Refresh balance' }).click();
    await expect(page.getByRole('region', { name: 'Total balance' })).toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: 'Show amounts' }).click();
    await menu(page).getByRole('link', { name: 'Statement' }).click();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(announcer(page)).toHaveText(/Page 2\sof \d+/);
    expect((await hidden.jsonValue()).join()).not.toMatch(/refreshed|12,480/);
    const said = await textsOf(announcer(page));
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect.poll(async () => (await said.jsonValue()).join()).toMatch(/Logged out/);
    await submitLogin(page);
    await expect.poll(async () => (await said.jsonValue()).join()).toMatch(/Logged in/);
  });
});
