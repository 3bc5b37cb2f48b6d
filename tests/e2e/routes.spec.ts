import type { Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';
import { titled, titleOf } from '../support/page-titles.ts';
import { memberPages, publicPages } from '../support/screens.ts';
import { texts } from '../support/texts.ts';

/** The pages that a page links to. */
async function linksOf(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  const found = await page.locator('a[href^="/"]').evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  return [...new Set(found.map((href) => (href ?? '').replace(/\?.*$/, '')))];
}

test('R-124 R-125 R-126 each public address opens directly, with its own title and unchanged', async ({ page }) => {
  for (const path of publicPages) {
    await page.goto(path);
    await expect(page).toHaveTitle(titled(titleOf(path)));
    await expect(
      page
        .getByRole('main')
        .getByRole('heading', { name: titleOf(path) })
        .first(),
    ).toBeVisible();
    expect(page.url()).toBe(new URL(path, page.url()).href);
    await expect(page.getByRole('banner')).toHaveCount(0);
    expect(publicPages).toEqual(expect.arrayContaining(await linksOf(page)));
    // No space for a top bar.
    expect((await page.getByRole('main').boundingBox())?.y).toBe(0);
  }
});

test(
  'R-121 R-129 R-151 each member address opens directly below the top bar',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    let last = '/user/home';
    for (const path of memberPages) {
      last = path;
      await page.goto(path);
      await expect(page).toHaveTitle(titled(titleOf(path)));
      expect(page.url()).toBe(new URL(path, page.url()).href);
      expect(memberPages).toEqual(expect.arrayContaining(await linksOf(page)));
      const bar = await page.getByRole('banner').boundingBox();
      const main = await page.getByRole('main').boundingBox();
      expect(bar?.height).toBeGreaterThan(40);
      expect(main?.y).toBeGreaterThanOrEqual(bar?.height ?? Infinity);
    }
    for (const path of ['/admin', '/user/members']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    }
    await page.goto(last);
    await page.getByRole('link', { name: 'Statement' }).click();
    await expect(page).toHaveTitle(titled('Statement'));
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${last}$`));
    await expect(page).toHaveTitle(titled(titleOf(last)));
    await page.goForward();
    await expect(page).toHaveURL(/\/user\/statement$/);
    await page.reload();
    await expect(page).toHaveTitle(titled('Statement'));
  },
);

test(
  'R-123 R-128 R-135 without a token every member address leads to /login',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    for (const path of ['/', '/user', '/user/statement', '/user/home?open=transfer']) {
      await page.goto(path);
      await expect(page).toHaveURL(new URL('/login', page.url()).href);
      await expect(page.getByLabel('Phone number')).toBeVisible();
    }
    expect(new Set(sandbox.requests.map(({ operationId }) => operationId))).toEqual(new Set(['getActive', 'getInfo']));
    expect(sandbox.requests.filter(({ headers }) => 'authorization' in headers)).toEqual([]);
  },
);

test(
  'R-122 R-127 R-138 with a token, / and /user lead home, and the token stays',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/');
    await expect(page).toHaveURL(/\/user\/home$/);
    const token = await page.evaluate(() => localStorage.getItem('token'));
    expect(token).toBeTruthy();
    for (const [path, name] of [
      ['/terminated', 'Try again'],
      ['/user/zzz', 'Back to home'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('link', { name }).click();
      await expect(page).toHaveURL(/\/user\/home$/);
    }
    await page.goto('/user');
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token);
  },
);

test(
  'R-130 R-131 B-43 pages of errors have their English title, a translated sentence and a picture of their own',
  { tag: '@full' },
  async ({ page }) => {
    const pictures = new Set<string>();
    for (const [path, heading, sentence] of [
      ['/terminated', 'Page not found', 'terminated'],
      ['/zzz', 'Page Not Found', 'notFound'],
    ] as const) {
      await page.goto(path);
      await page.evaluate(() => localStorage.setItem('locale', 'la'));
      await page.reload();
      // A terminated service has no name in the title.
      await expect(page).toHaveTitle(path === '/terminated' ? heading : /^Page Not Found · /);
      const title = page.getByRole('heading', { level: 1 });
      const [t, c] = await Promise.all([texts('la', 'not-found'), texts('la', 'common')]);
      // The document of a terminated service has the title alone, so that its page says one thing.
      const isUnknown = path === '/zzz';
      await expect(title).toHaveText(isUnknown ? heading : t(sentence));
      expect(await title.getAttribute('lang')).toBe(isUnknown ? 'en' : null);
      const name = c(isUnknown ? 'backToHome' : 'tryAgain');
      const next = isUnknown ? '' : t('terminatedNext');
      await expect(page.getByRole('main')).toHaveText((isUnknown ? heading : '') + t(sentence) + next + name);
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/');
      pictures.add(await page.locator('main svg').innerHTML());
    }
    expect(pictures.size).toBe(2);
  },
);
