/** `npm run bench:slow-journey`: login, home and deposit on a slow line with an empty cache (docs/performance.md). */
import type { Page } from '@playwright/test';
import { withBuiltApp } from '../built-app.ts';
import { openPage } from '../open-page.ts';
import { median } from './median.ts';
import { printHeading, printRow } from './print-row.ts';
import { slowLine } from './slow-line.ts';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench:slow-journey' });

const runs = 3;

interface Journey {
  /** From the tap on "Log in" until the balance is shown, ms. */
  balance: number;
  /** Frames between the tap on "Log in" and the balance without any text. */
  blank: number;
  /** From the tap on the deposit until its sheet shows a title, ms. */
  frame: number;
  content: number;
}

/** Taps, and counts the time until the text or element is there, and the frames before without text. */
async function tap(page: Page, selector: string, wanted: { selector: string; text?: string }) {
  return page.evaluate(
    ({ from, to, text }) =>
      new Promise<{ time: number; blank: number }>((resolve, reject) => {
        const began = performance.now();
        let blank = 0;
        document.querySelector<HTMLElement>(from)?.click();
        const look = () => {
          const time = performance.now() - began;
          const found = [...document.querySelectorAll(to)].some(({ textContent }) => textContent.includes(text));
          if (document.body.innerText.trim() === '') blank += 1;
          if (found) resolve({ time, blank });
          else if (time > 60_000) reject(new Error(`${to} did not come`));
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    { from: selector, to: wanted.selector, text: wanted.text ?? '' },
  );
}

async function journey(page: Page, url: string): Promise<Journey> {
  await slowLine(page);
  // Prefetching ends while the member types.
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' });
  await page.locator('[name=username]').fill('0812345678');
  await page.locator('[name=password]').fill('naga1234');
  const { time: balance, blank } = await tap(page, 'button[type=submit]', { selector: 'main', text: '12,480.50' });
  await page.waitForLoadState('networkidle');
  const deposit = 'main a[href*="open=deposit"]';
  const { time: frame } = await tap(page, deposit, { selector: 'dialog[open] h2' });
  const began = await page.evaluate(() => performance.now());
  await page.locator('dialog li').first().waitFor({ timeout: 60_000 });
  const content = frame + (await page.evaluate(() => performance.now())) - began;
  return { balance, blank, frame, content };
}

await withBuiltApp(async (browser, sandbox) => {
  const all: Journey[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await openPage(browser);
    all.push(await journey(page, sandbox.url));
    await page.close();
  }
  printHeading(`Medians of ${runs} runs at 400 kbit/s with 400 ms latency`);
  const of = (pick: (one: Journey) => number) => median(all.map(pick));
  printRow({ name: 'balance after "Log in"', value: of(({ balance }) => balance), unit: 'ms', budget: 2500 });
  printRow({ name: '  frames without text', value: of(({ blank }) => blank), unit: '', budget: 0 });
  printRow({ name: 'sheet after a tap on the deposit', value: of(({ frame }) => frame), unit: 'ms', budget: 500 });
  printRow({ name: '  with the ways to deposit', value: of(({ content }) => content), unit: 'ms' });
});
