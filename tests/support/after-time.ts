import type { Page } from '@playwright/test';

/**
 * Waits until what the page has sent so far has reached the sandbox: a request that the page sends after it is answered. It asks
 * for a file of the site, which is none of the logged requests.
 */
export const allSent = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/', { cache: 'no-store' });
    await answer.text();
  });

/**
 * Moves the page's clock, which the test has installed, and waits until what the page sent in that time has arrived. After it a
 * test can look at what did not happen.
 */
export async function afterTime(page: Page, ms: number) {
  await page.clock.runFor(ms);
  await allSent(page);
}
