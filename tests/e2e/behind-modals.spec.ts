import type { Page } from '@playwright/test';
import { field } from '../support/chat-test.ts';
import { goWithin } from '../support/command.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test.describe('at 1280×700', () => {
  test.use({ viewport: { width: 1280, height: 700 } });
  const turnWheel = async (page: Page) => {
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('PageDown');
    // A scroll takes several frames.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  };
  const place = (page: Page) => page.evaluate(() => scrollY);

  test('B-05 the page behind a modal does not scroll, and keeps its place', async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/home');
    await expect(page.getByText('฿12,480.50')).toBeVisible();
    await page.evaluate(() => scrollTo({ top: 60, behavior: 'instant' }));
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    await goWithin(page, '/user/home?open=withdraw');
    await expect(page.getByRole('dialog')).toBeVisible();
    await turnWheel(page);
    expect(await place(page)).toBe(60);
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await place(page)).toBe(60);
  });

  test('R-394 beside the docked chat the page scrolls', { tag: '@full' }, async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, '/user/contact?open=chat');
    await page.setViewportSize({ width: 1280, height: 400 });
    await expect(field(page)).toBeFocused();
    await turnWheel(page);
    expect(await place(page)).toBeGreaterThan(0);
  });
});
