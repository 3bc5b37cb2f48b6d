import { expect, type Page } from '@playwright/test';

/**
 * Nothing is said of what failed: no alert and no toast. Looked at once, after the time that it takes to say something: a toast
 * goes by itself after four seconds, and waiting until there is none finds none.
 */
export async function expectSilence(page: Page) {
  await page.waitForTimeout(500);
  const said = page.locator('[role=alert], [role=alertdialog], [data-tone]');
  expect(await said.allTextContents()).toEqual([]);
}
