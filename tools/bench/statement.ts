/**
 * `npm run bench:statement`: the time to render a page of the statement after its answer, and to open the transfer
 * modal, at 4× CPU.
 */
import type { Page } from '@playwright/test';
import { median } from './median.ts';
import { printHeading, printRow } from './print-row.ts';
import { withMember } from './with-member.ts';

const runs = 9;

/** From the click to the first frame with `count` wanted elements, in ms. Rejects after 30 s. */
async function untilPainted(page: Page, click: string, wanted: string, count = 1): Promise<number> {
  return page.evaluate(
    ([from, to, least]) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelector<HTMLElement>(from);
        if (!target) {
          reject(new Error(`${from} is not there`));
          return;
        }
        const before = document.querySelector(to);
        const isThere = () => {
          const found = document.querySelectorAll(to);
          return found.length >= least && found[0] !== before;
        };
        const began = performance.now();
        target.click();
        const look = () => {
          if (isThere()) requestAnimationFrame(() => resolve(performance.now() - began));
          else if (performance.now() - began > 30_000) reject(new Error(`${to} did not come`));
          else requestAnimationFrame(look);
        };
        look();
      }),
    [click, wanted, count] as const,
  );
}

await withMember(async (page) => {
  const statement: number[] = [];
  const transfer: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    statement.push(await untilPainted(page, 'nav a[href="/user/statement"]', 'main ul[aria-busy] > li', 10));
    await page.locator('nav a[href="/user/home"]').click();
    await page.locator('main a[href*="open=transfer"]').waitFor();
    transfer.push(await untilPainted(page, 'main a[href*="open=transfer"]', 'dialog input[name=amount]'));
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
  }
  printHeading(`Medians of ${runs} runs at 4× CPU, from the tap to the picture`);
  for (const { name, values, budget } of [
    { name: 'statement', values: statement, budget: {} },
    { name: 'transfer modal', values: transfer, budget: { budget: 80 } },
  ]) {
    printRow({ name, value: median(values.slice(1)), unit: 'ms', ...budget });
    printRow({ name: '  the first time, with its code', value: values[0] ?? Number.NaN, unit: 'ms' });
  }
});
