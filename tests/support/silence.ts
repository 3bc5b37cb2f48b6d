import { expect, type Page } from '@playwright/test';

const trips = 3;

/**
 * Lets the page finish its work. Each round sends a request after all pending ones, waits for its answer, and gives the
 * page's tasks their turn. When the page sends another request, the rounds start again. Independent of real time and of
 * the page's timers.
 */
export async function finishWork(page: Page): Promise<void> {
  let asked = 0;
  let ended = 0;
  const begin = () => (asked += 1);
  const end = () => (ended += 1);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  for (let trip = 0; trip < trips; trip += 1) {
    const before = asked;
    await page.evaluate(async () => {
      await fetch('/favicon.svg', { cache: 'no-store' })
        .then((answer) => answer.text())
        .catch(() => undefined);
      // React schedules work in message tasks.
      for (let turn = 0; turn < 20; turn += 1) {
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(null);
        });
      }
    });
    if (asked > before + 1) {
      await expect.poll(() => ended, { intervals: [20] }).toBeGreaterThanOrEqual(asked);
      trip = -1;
    }
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Expects no alert and no toast about the failure. A toast stays for four seconds, so it would still be visible. */
export async function expectSilence(page: Page) {
  // The app removes this alert when it has started. Its first requests are sent before.
  await expect(page.locator('#needs-script')).toHaveCount(0);
  await finishWork(page);
  const said = page.locator('[role=alert], [role=alertdialog], [data-tone]');
  expect(await said.allTextContents()).toEqual([]);
}
