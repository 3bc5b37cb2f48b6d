import type { Page } from '@playwright/test';
import { timings } from '../../src/lib/timings.ts';

/** Longer than the time in which the same command, given again, joins the last one (quality 1). */
export const afterJoining = timings.submitDelay + 100;

/**
 * Moves the page's clock, then lets one request of the page go through: what its timers did and sent in that time has happened
 * when this resolves. Timers that were started before `page.clock.install()` are not moved.
 */
export async function letPass(page: Page, milliseconds: number = afterJoining): Promise<void> {
  await page.clock.runFor(milliseconds);
  await page.evaluate(async () => {
    await (await fetch('/favicon.svg', { cache: 'no-store' })).text();
  });
}
