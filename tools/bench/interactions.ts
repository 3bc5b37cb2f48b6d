/** `npm run bench:interactions`: the time from a tap or key to the next paint, at 4× CPU (docs/performance.md). */
import type { Page } from '@playwright/test';
import { median } from './median.ts';
import { withMember } from './with-member.ts';

const runs = 9;

/** The longest event of an interaction in ms until the next paint, by Event Timing, in steps of 8 ms. */
async function interaction(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    });
    // TypeScript's DOM library does not have this option yet.
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { seenEvents: seen, eventObserver: observer });
  });
  await act();
  await page.waitForTimeout(400);
  return page.evaluate(() => {
    // Stored above.
    const { seenEvents, eventObserver } = window as unknown as {
      seenEvents: number[];
      eventObserver: PerformanceObserver;
    };
    eventObserver.disconnect();
    // Shorter events are not reported.
    return Math.max(16, ...seenEvents);
  });
}

const tap = (page: Page, selector: string) => () => page.locator(selector).first().click();

await withMember(async (page) => {
  const openModal: number[] = [];
  const transfer: number[] = [];
  const typing: number[] = [];
  const tile: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    await page.locator('main a[href*="open=deposit"]').first().waitFor();
    openModal.push(await interaction(page, tap(page, 'main a[href*="open=deposit"]')));
    await page.keyboard.press('Escape');
    transfer.push(await interaction(page, tap(page, 'main a[href*="open=transfer"]')));
    const field = page.locator('dialog input[name=amount]');
    await field.focus();
    typing.push(await interaction(page, () => field.pressSequentially('1234', { delay: 60 })));
    await page.keyboard.press('Escape');
    tile.push(await interaction(page, tap(page, 'main a[href="/user/bonus"]')));
    await page.goBack();
  }
  console.log(`Medians of ${runs} runs at 4× CPU, ms`);
  for (const [name, values] of Object.entries({
    'open deposit': openModal,
    'open transfer': transfer,
    type: typing,
    'tap a tile': tile,
  })) {
    console.log(
      `${name.padEnd(16)}${median(values.slice(1)).toFixed(0).padStart(6)}   (the first time ${values[0]?.toFixed(0)})`,
    );
  }
});
