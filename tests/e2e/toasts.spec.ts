import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

/** Whether two elements share a part of the screen. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('An element is not visible');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

const toast = (page: Page) => page.locator('[data-tone]');

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 340 },
]) {
  test.describe(`at ${viewport.width}×${viewport.height}`, { tag: '@full' }, () => {
    test.use({ viewport });

    test('B-21 the toast of a refused gift link does not cover the link', async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, '/user/home?open=deposit&way=link');
      const link = page.getByRole('dialog').getByRole('textbox', { name: 'Gift link' });
      await link.fill('https://example.com/gift');
      await link.press('Enter');
      await expect(toast(page)).toHaveText("This gift link isn't valid. Please check it and send it again.");
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await overlap(toast(page), link)).toBe(false);
    });

    test('B-21 the toast of a copied text covers neither the text nor its button', async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, '/user/profile');
      const copy = page.getByRole('button', { name: /^Copy account number/ });
      await copy.evaluate((button) => {
        button.scrollIntoView({ block: 'start' });
      });
      await copy.click();
      await expect(toast(page)).toBeVisible();
      expect(await overlap(toast(page), copy)).toBe(false);
      expect(await overlap(toast(page), page.getByText('123-456-7890'))).toBe(false);
    });
  });
}
