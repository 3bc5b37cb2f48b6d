/** `npm run bench -- interactions`: the time from a tap or key press to the next frame (docs/performance.md). */
import type { Page } from '@playwright/test';
import { sheetsOfHome } from '../pages.ts';
import { median, type Table } from './table.ts';
import { withMember } from './with-member.ts';

const runs = 10;

const sheet = 'dialog[open] h2';
const modalsOfHome = sheetsOfHome.concat('conditions');
const pagesOfHome = ['bonus', 'spin', 'statement', 'profile', 'contact'];

const taps = [
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
    // The statement is there with its entries. The heading of home is visually hidden.
    opens: name === 'statement' ? 'main ul[aria-busy] > li' : 'main h1:not(.visually-hidden)',
  })),
];

interface Waited {
  /** The longest interaction until the next paint, by the Event Timing API, in ms. Its resolution is 8 ms. */
  event: number;
  /** From the tap to the first frame with the opened element, in ms. */
  picture: number;
}

/** Measures a tap or key press. Without a selector no opened element is awaited. */
async function interaction(page: Page, act: () => Promise<void>, opens: string | null = null): Promise<Waited> {
  const measured = await page.evaluateHandle((selector) => {
    const events: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // As INP: without the movements of the mouse, which a phone does not have. The observed type has this property.
        if ((entry as PerformanceEventTiming).interactionId > 0) events.push(entry.duration);
      }
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
    const picture = new Promise<number>((resolve) => {
      if (selector === null) resolve(Number.NaN);
      const begin = () => {
        const began = performance.now();
        const look = () => {
          if (document.querySelector(selector ?? '*')) requestAnimationFrame(() => resolve(performance.now() - began));
          else requestAnimationFrame(look);
        };
        look();
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
    return { events, observer, picture };
  }, opens);
  await act();
  const picture = await measured.evaluate((seen) => seen.picture);
  await page.waitForTimeout(400);
  const event = await measured.evaluate(({ events, observer }) => {
    observer.disconnect();
    // Shorter events are not reported.
    return Math.max(16, ...events);
  });
  return { event, picture };
}

function report(table: Table, name: string, all: readonly Waited[], budget = 100) {
  const later = all.slice(1);
  table.row({ name, value: median(later.map(({ event }) => event)), unit: 'ms', budget });
  const picture = median(later.map((one) => one.picture));
  if (!Number.isNaN(picture)) table.row({ name: '  until it is drawn', value: picture, unit: 'ms' });
}

export const interactions = (table: Table) =>
  withMember(async (page) => {
    table.heading(`Medians of ${runs - 1} runs at 4× CPU`);
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
      report(table, name, all);
    }
    await page.goto(new URL('/user/home?open=transfer', page.url()).href, { waitUntil: 'networkidle' });
    const field = page.locator('dialog input[name=amount]');
    const typing: Waited[] = [];
    for (let run = 0; run < runs; run += 1) {
      await field.fill('');
      typing.push(await interaction(page, () => field.pressSequentially('1234', { delay: 60 })));
    }
    report(table, 'type an amount', typing, 56);
  });
