/** `npm run bench:interactions`: how long a tap or a key keeps the member waiting for the next picture, at 4× CPU (docs/performance.md). */
import type { Page } from '@playwright/test';
import { median } from './median.ts';
import { printHeading, printRow } from './print-row.ts';
import { withMember } from './with-member.ts';

const runs = 9;

interface Tap {
  name: string;
  /** The page that the tap is on. */
  at: string;
  selector: string;
  /** What the tap opens. */
  opens: string;
}

const sheet = 'dialog[open] h2';
const modalsOfHome = ['deposit', 'withdraw', 'transfer', 'invite', 'refund', 'game', 'games', 'conditions'];
const pagesOfHome = ['bonus', 'spin', 'statement', 'profile', 'contact'];

const taps: readonly Tap[] = [
  ...modalsOfHome.map((name) => ({
    name: `sheet ${name}`,
    at: '/user/home',
    selector: `a[href*="open=${name}"]:not([href*="open=${name}s"])`,
    opens: sheet,
  })),
  { name: 'sheet slips', at: '/user/statement', selector: 'a[href*="open=slips"]', opens: sheet },
  { name: 'sheet password', at: '/user/profile', selector: 'a[href*="open=password"]', opens: sheet },
  { name: 'sheet bonus', at: '/user/bonus', selector: 'main li button, main article button', opens: sheet },
  ...pagesOfHome.map((name) => ({
    name: `page ${name}`,
    at: '/user/home',
    selector: `a[href="/user/${name}"]`,
    // Home has a heading that is not seen.
    opens: 'main h1:not(.visually-hidden)',
  })),
];

interface Waited {
  /** The longest event of the interaction, ms until the next paint, as the browser's Event Timing says; in steps of 8. */
  event: number;
  /** From the tap until what it opens is drawn, ms. */
  picture: number;
}

/** Measures what a tap or a key takes. Without a selector there is no picture to wait for. */
async function interaction(page: Page, act: () => Promise<void>, opens?: string): Promise<Waited> {
  await page.evaluate((selector) => {
    const seen: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(entry.duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
    const drawn = new Promise<number>((resolve) => {
      if (selector === undefined) {
        resolve(Number.NaN);
        return;
      }
      const begin = () => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector(selector)) requestAnimationFrame(() => resolve(performance.now() - began));
          else requestAnimationFrame(look);
        };
        look();
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
    Object.assign(window, { seenEvents: seen, eventObserver: observer, drawn });
  }, opens);
  await act();
  // Put there above.
  const picture = await page.evaluate(() => (window as unknown as { drawn: Promise<number> }).drawn);
  await page.waitForTimeout(400);
  const event = await page.evaluate(() => {
    // Put there above.
    const { seenEvents, eventObserver } = window as unknown as {
      seenEvents: number[];
      eventObserver: PerformanceObserver;
    };
    eventObserver.disconnect();
    // Shorter ones are not reported.
    return Math.max(16, ...seenEvents);
  });
  return { event, picture };
}

/** quality.md: INP of every sheet, page and key; the picture of the transfer sheet. */
const budget = { event: 40, transfer: 80 };

function report(name: string, all: readonly Waited[]) {
  const later = all.slice(1);
  const of = (pick: (one: Waited) => number) => median(later.map(pick));
  printRow({ name, value: of(({ event }) => event), unit: 'ms', budget: budget.event });
  const picture = { name: '  until it is drawn', value: of((one) => one.picture), unit: 'ms' };
  if (Number.isNaN(picture.value)) return;
  printRow(name === 'sheet transfer' ? { ...picture, budget: budget.transfer } : picture);
  printRow({ name: '  until it is drawn, first time', value: all[0]?.picture ?? Number.NaN, unit: 'ms' });
}

await withMember(async (page) => {
  printHeading(`Medians of ${runs - 1} runs at 4× CPU`);
  for (const { name, at, selector, opens } of taps) {
    const all: Waited[] = [];
    await page.goto(new URL(at, page.url()).href, { waitUntil: 'networkidle' });
    const target = page.locator(selector).first();
    for (let run = 0; run < runs; run += 1) {
      await target.waitFor();
      all.push(await interaction(page, () => target.click(), opens));
      await page.goBack();
      if (opens === sheet) await page.locator('dialog').waitFor({ state: 'detached' });
    }
    report(name, all);
  }
  await page.goto(new URL('/user/home?open=transfer', page.url()).href, { waitUntil: 'networkidle' });
  const field = page.locator('dialog input[name=amount]');
  const typing: Waited[] = [];
  for (let run = 0; run < runs; run += 1) {
    await field.fill('');
    typing.push(await interaction(page, () => field.pressSequentially('1234', { delay: 60 })));
  }
  report('type an amount', typing);
});
