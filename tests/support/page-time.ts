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

/** Longer than the time in which the same command, given again, joins the last one (quality 1). */
export const afterJoining = timings.submitDelay + 100;

/**
 * Waits until what the page has sent so far has reached the sandbox: a request that the page sends after it is answered. It asks
 * for a file of the site, which is none of the logged requests.
 */
export const allSent = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const answer = await fetch('/favicon.svg', { cache: 'no-store' });
    await answer.text();
  });

/**
 * Moves the page's installed clock and waits until what the page sent in that time has arrived. After it a test can look at what
 * did not happen. Timers that were started before `page.clock.install()` are not moved.
 */
export async function advancePageClock(page: Page, milliseconds: number = afterJoining): Promise<void> {
  await page.clock.runFor(milliseconds);
  await allSent(page);
}
