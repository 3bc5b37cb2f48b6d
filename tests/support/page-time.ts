import type { Locator, Page } from '@playwright/test';
import { timings } from '../../src/lib/timings.ts';

/**
 * Stops the installed clock of a page half a minute from now, with all timers until then executed. After that only the
 * test moves the clock.
 */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 30_000);
}

/** Waits for two frames, so that work of the next frame is done. */
export const drawnTwice = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/** Longer than the time in which an equal command joins the previous one. */
export const afterJoining = timings.submitDelay + 100;

/**
 * Waits until all requests that the page has sent have reached the sandbox: sends one more and waits for its answer. It
 * requests a file of the site, which is not in the request log.
 */
export const allSent = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const answer = await fetch('/favicon.svg', { cache: 'no-store' });
    await answer.text();
  });

/**
 * Moves the page's installed clock and waits until the requests of that time have arrived. Use it before checking that
 * something did not happen. Timers started before `page.clock.install()` are not moved.
 */
export async function advancePageClock(page: Page, milliseconds: number = afterJoining): Promise<void> {
  await page.clock.runFor(milliseconds);
  await allSent(page);
}

/** The sum of all layout shifts of the document. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
        }).observe({ type: 'layout-shift', buffered: true });
        // The observer gets the earlier shifts with its first task.
        setTimeout(() => resolve(sum), 100);
      }),
  );

/** The colour of the browser's own bars. */
export const colourOfBars = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .find(({ media }) => matchMedia(media).matches)
      ?.content.toLowerCase(),
  );

/** The place of an element on the page, in px. */
export const edgesOf = async (part: Locator) => {
  const { x = NaN, y = NaN, width = NaN, height = NaN } = (await part.boundingBox()) ?? {};
  return { left: x, right: x + width, top: y, bottom: y + height, width, height };
};
