import type { Page } from '@playwright/test';
import { timings } from '../../src/lib/timings.ts';

/** Stops the installed clock of a page; from now on only the test moves it. What was due in half a minute has happened then. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 30_000);
}

/** Waits until the page has drawn twice, so that what it does on the next frame is done. */
export const drawnTwice = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/**
 * Moves the installed clock of a page so far that the next command is one of its own: a command that is given again within this
 * time of its answer with the same input joins the earlier one.
 */
export const pastSameCommand = (page: Page): Promise<void> => page.clock.runFor(timings.submitDelay);

/**
 * Waits until what the page has sent so far has reached the sandbox: a request that the page sends after it is answered. It asks
 * for a file of the site, which is none of the logged requests.
 */
export const allSent = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const answer = await fetch('/', { cache: 'no-store' });
    await answer.text();
  });

/**
 * Moves the page's installed clock and waits until what the page sent in that time has arrived. After it a test can look at what
 * did not happen.
 */
export async function afterTime(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await allSent(page);
}
