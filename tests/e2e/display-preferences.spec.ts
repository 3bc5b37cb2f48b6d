import type { Locator, Page } from '@playwright/test';
import { sheet } from '../support/rewards.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const styleOf = (target: Locator, property: string) =>
  target.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

test.describe('display preferences', { tag: '@full' }, () => {
  test.describe('A-124 with forced colours', () => {
    test.use({ forcedColors: 'active' });

    test('A-124 current page, wrong field, switch and sheet can be seen', async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, '/user/profile');
      expect(await styleOf(menu(page).getByRole('link', { name: 'Profile' }), 'outline-style')).toBe('solid');
      expect(await styleOf(menu(page).getByRole('link', { name: 'Home' }), 'outline-style')).toBe('none');

      const hide = page.getByRole('switch', { name: 'Hide amounts' });
      const off = await styleOf(hide, 'background-color');
      await hide.check();
      expect(await styleOf(hide, 'background-color')).not.toBe(off);
      await hide.uncheck();

      await page.getByRole('link', { name: 'Home' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Transfer' }).click();
      await expect(sheet(page).getByLabel('Amount (baht)')).toBeVisible();
      expect(await styleOf(sheet(page), 'border-top-style')).toBe('solid');
      const wrong = sheet(page).locator('[data-invalid]');
      await sheet(page).getByRole('button', { name: 'Transfer', exact: true }).click();
      await expect(wrong.first()).toBeVisible();
      for (const field of await wrong.all()) expect(await styleOf(field, 'border-inline-start-width')).toBe('4px');
      const half = sheet(page).getByRole('button', { name: /^50%/ });
      await half.click();
      await expect(half).toHaveAttribute('aria-pressed', 'true');
      // The focus has an outline of its own.
      await sheet(page).getByLabel('Amount (baht)').focus();
      expect(await styleOf(half, 'outline-style')).toBe('solid');
    });
  });

  test.describe('A-124 with more contrast', () => {
    test.use({ contrast: 'more' });

    test('A-124 lines and secondary text have the colour of the text', async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, '/user/profile');
      const text = await styleOf(page.locator('html'), 'color');
      expect(await styleOf(page.getByText('Member ID', { exact: true }), 'color')).toBe(text);
      expect(await styleOf(page.getByLabel('Colours').locator('..'), 'border-top-color')).toBe(text);
    });
  });

  test('A-124 with a font twice as large all texts grow and fit', async ({ page, sandbox, context }) => {
    const cdp = await context.newCDPSession(page);
    const fontSizes = { standard: 32, fixed: 26 };
    await openSignedIn(page, sandbox, '/user/profile');
    const label = page.getByText('Member ID', { exact: true });
    await expect(label).toBeVisible();
    const before = Number.parseFloat(await styleOf(label, 'font-size'));
    await cdp.send('Page.setFontSizes', { fontSizes });
    await expect.poll(async () => Number.parseFloat(await styleOf(label, 'font-size'))).toBe(before * 2);
    for (const path of ['/user/home', '/user/statement', '/user/home?open=withdraw', '/user/home?open=transfer']) {
      await page.goto(path);
      await expect(page.getByRole('main').or(sheet(page)).getByText(/฿/).first()).toBeVisible();
      const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      expect(width, path).toBeLessThanOrEqual(room);
    }
  });

  test('A-123 in a window of 400 px height the bars scroll away', async ({ page, sandbox }) => {
    await page.setViewportSize({ width: 800, height: 400 });
    await openSignedIn(page, sandbox, '/user/profile');
    await expect(page.getByText('SOMCHAI JAIDEE')).toBeVisible();
    await page.evaluate(() => {
      scrollTo(0, 300);
    });
    await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).not.toBeInViewport();
    await expect(menu(page)).not.toBeInViewport({ ratio: 0.5 });
  });

  test.describe('in Lao', () => {
    test.use({ language: 'la' });

    test('A-124 titles of pages have no invisible characters', async ({ page, sandbox }) => {
      for (const path of ['/user/statement', '/user/bonus', '/user/spin']) {
        await openSignedIn(page, sandbox, path);
        await expect(page).toHaveTitle(/\p{Script=Lao}.* · Naga Wallet$/u);
        expect(await page.title()).not.toMatch(/[\u2060\u200B]/);
      }
    });
  });

  test('A-123 each control reacts to a mouse', async ({ page, sandbox }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const places = {
      'home?open=withdraw': 'dialog :is(input, button)',
      ...Object.fromEntries(
        ['home', 'profile', 'statement', 'bonus'].map((path) => [
          path,
          ':is(main, nav, header) :is(a, button, select, summary)',
        ]),
      ),
    };
    for (const [address, place] of Object.entries(places)) {
      await openSignedIn(page, sandbox, `/user/${address}`);
      const controls = page.locator(`${place}:not(:disabled, [aria-disabled=true])`).filter({ visible: true });
      // The sheet has a close button, the amount and its shares; a page has more.
      await expect.poll(() => controls.count()).toBeGreaterThan(4);
      // A focused field does not change.
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      for (const control of await controls.all()) {
        const look = () =>
          control.evaluate((element) =>
            [
              getComputedStyle(element),
              getComputedStyle(element.parentElement ?? element),
              getComputedStyle(element, '::before'),
            ].flatMap(({ filter, color, borderColor, backgroundColor }) => [
              filter,
              color,
              borderColor,
              backgroundColor,
            ]),
          );
        if (!(await control.isVisible())) continue;
        await page.mouse.move(0, 0);
        const before = await look();
        await control.hover({ force: true });
        expect(await look(), await control.innerText()).not.toEqual(before);
      }
    }
  });
});
