/** `npm run bench:wheel`: frames per second of the turning wheel, and React's work (docs/performance.md). */
import type { CDPSession, Page } from '@playwright/test';
import { median } from './median.ts';
import { printHeading, printRow } from './print-row.ts';
import { withMember } from './with-member.ts';
import { readArguments } from '../read-arguments.ts';

readArguments({ usage: 'npm run bench:wheel' });

const runs = 5;
const cpu = 4;

interface Turn {
  /** Frames per second, from the first to the last frame that shows the wheel turning. */
  fps: number;
  frames: number;
  /** How often React's scheduler ran, and the number of document mutations. */
  wakes: number;
  changes: number;
}

/** React schedules work with message channels and microtasks. Counting starts before its code loads. */
function countWakes(): void {
  const counted = window as unknown as { wakes: number }; // property set below
  counted.wakes = 0;
  const send = Reflect.get(MessagePort.prototype, 'postMessage');
  MessagePort.prototype.postMessage = function (this: MessagePort, ...given: unknown[]) {
    counted.wakes += 1;
    Reflect.apply(send, this, given);
  };
  const { queueMicrotask: queue } = globalThis;
  window.queueMicrotask = (task) => {
    counted.wakes += 1;
    queue(task);
  };
}

/** Starts a spin, then records every frame until the coins change at the end of the turn. */
function watchTurn(): Promise<Turn> {
  const counted = window as unknown as { wakes: number }; // set by countWakes
  const button = document.querySelector<HTMLElement>('main button:has(span + span)');
  const status = document.querySelector('main section > [role=status]');
  return new Promise((resolve) => {
    const frames: number[] = [];
    let changes = 0;
    let wakes = 0;
    new MutationObserver((records) => (changes += records.length)).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const frame = (now: number) => {
      const isTurning = status?.textContent !== '';
      if (isTurning) frames.push(now);
      // The first frames belong to the render that starts the turn.
      if (frames.length === 3) {
        changes = 0;
        wakes = counted.wakes;
      }
      if (isTurning || frames.length === 0) {
        last = { changes, wakes: counted.wakes - wakes };
        requestAnimationFrame(frame);
        return;
      }
      const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
      const fps = (gaps.length * 1000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0));
      resolve({ fps, frames: gaps.length, ...last });
    };
    let last = { changes: 0, wakes: 0 };
    requestAnimationFrame(frame);
    button?.click();
  });
}

/** Frames per second of the same page without movement: the current limit of this machine. */
function watchStill(): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    let frames = 0;
    const frame = (now: number) => {
      frames += 1;
      if (now - began > 2000) resolve((frames * 1000) / (now - began));
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
}

/** CPU seconds used by the page's main thread, without other programs. */
async function processorTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

async function turn(page: Page, cdp: CDPSession): Promise<Turn & { work: number; still: number }> {
  const still = await page.evaluate(watchStill);
  const before = await processorTime(cdp);
  const seen = await page.evaluate(watchTurn);
  const work = ((await processorTime(cdp)) - before) * 1000;
  await page.locator('dialog footer button').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('main button:has(span + span):not([aria-disabled])').waitFor();
  return { ...seen, still, work: work / seen.frames };
}

await withMember(
  async (page, sandbox) => {
    sandbox.control.setCoins('0812345678', 100);
    await page.addInitScript(countWakes);
    await page.reload({ waitUntil: 'networkidle' });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const turns: Awaited<ReturnType<typeof turn>>[] = [];
    for (let run = 0; run < runs; run += 1) turns.push(await turn(page, cdp));
    const middle = (of: (each: (typeof turns)[number]) => number) => median(turns.map(of));
    printHeading(`Medians of ${runs} spins at ${cpu}× CPU`);
    printRow({
      name: 'frames per second',
      value: middle(({ fps }) => fps),
      unit: 'fps',
      budget: 58,
      atLeast: true,
      digits: 1,
    });
    printRow({ name: '  while it stands', value: middle(({ still }) => still), unit: 'fps', digits: 1 });
    printRow({ name: 'work for a frame', value: middle(({ work }) => work), unit: 'ms', budget: 16.7, digits: 1 });
    printRow({ name: 'React woken', value: middle(({ wakes }) => wakes), unit: '', budget: 0 });
    printRow({ name: 'document changed', value: middle(({ changes }) => changes), unit: '' });
  },
  { path: '/user/spin', cpu },
);
