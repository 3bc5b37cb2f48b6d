/** `npm run bench:wheel`: frames a second while the wheel turns, at 4× CPU, and what React does meanwhile (quality.md, speed). */
import type { Page } from '@playwright/test';
import { median } from './median.ts';
import { withMember } from './with-member.ts';

const runs = 5;

interface Turn {
  /** Pictures a second, from the first that shows the wheel turning to the last. */
  fps: number;
  /** The longest wait for a picture, ms. */
  longest: number;
  /** How often React's scheduler was woken, and changes of the document. */
  wakes: number;
  changes: number;
}

/** React works in messages to itself or in microtasks; counted from before its code is loaded. */
function countWakes(): void {
  const counted = window as unknown as { wakes: number }; // its own name on window
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

/** Spins, and watches the canvas from frame to frame until the coins change, which is the end of the turn. */
function watchTurn(): Promise<Turn> {
  const counted = window as unknown as { wakes: number }; // put there by countWakes
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
      // The first pictures belong to the render that sets it going.
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
      resolve({ fps, longest: Math.max(...gaps), ...last });
    };
    let last = { changes: 0, wakes: 0 };
    requestAnimationFrame(frame);
    button?.click();
  });
}

async function turn(page: Page): Promise<Turn> {
  const seen = await page.evaluate(watchTurn);
  await page.locator('dialog footer button').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('main button:has(span + span):not([aria-disabled])').waitFor();
  return seen;
}

await withMember(
  async (page, sandbox) => {
    sandbox.control.setCoins('0812345678', 100);
    await page.addInitScript(countWakes);
    await page.reload({ waitUntil: 'networkidle' });
    const turns: Turn[] = [];
    for (let run = 0; run < runs; run += 1) turns.push(await turn(page));
    const middle = (of: (turn: Turn) => number) => median(turns.map(of));
    console.log(`Medians of ${runs} spins at 4× CPU`);
    console.log(`frames a second      ${middle(({ fps }) => fps).toFixed(1)}`);
    console.log(`longest frame        ${middle(({ longest }) => longest).toFixed(0)} ms`);
    console.log(`React woken          ${middle(({ wakes }) => wakes)}`);
    console.log(`document changed     ${middle(({ changes }) => changes)}`);
  },
  { path: '/user/spin' },
);
