/** `npm run bench:wheel`: frames per second of the turning wheel, and React's work meanwhile (docs/performance.md). */
import { readArguments } from '../read-arguments.ts';
import { median, printHeading, printRow } from './print-row.ts';
import { withMember } from './with-member.ts';

readArguments({ usage: 'npm run bench:wheel' });

const runs = 5;

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

/** Starts a spin and watches every frame that shows the wheel turning. */
function watchTurn(): Promise<{ fps: number; wakes: number }> {
  const counted = window as unknown as { wakes: number }; // set by countWakes
  const status = document.querySelector('main section > [role=status]');
  return new Promise((resolve) => {
    const frames: number[] = [];
    let [before, after] = [0, 0];
    const frame = (now: number) => {
      const isTurning = status?.textContent !== '';
      if (!isTurning && frames.length > 0) {
        const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
        resolve({ fps: (frames.length - 1) / seconds, wakes: after - before });
        return;
      }
      if (isTurning) frames.push(now);
      after = counted.wakes;
      // The first frames belong to the render that starts the turn.
      if (frames.length <= 3) before = after;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    document.querySelector<HTMLElement>('main canvas ~ button')?.click();
  });
}

await withMember(
  async (page, sandbox) => {
    sandbox.control.setCoins('0812345678', 100);
    await page.addInitScript(countWakes);
    await page.reload({ waitUntil: 'networkidle' });
    const turns: Awaited<ReturnType<typeof watchTurn>>[] = [];
    for (let run = 0; run < runs; run += 1) {
      turns.push(await page.evaluate(watchTurn));
      // The second button leads to the coupons.
      await page.locator('dialog footer button').first().click();
      await page.locator('dialog').waitFor({ state: 'detached' });
      await page.locator('main canvas ~ button:not([aria-disabled])').waitFor();
    }
    printHeading(`Medians of ${runs} spins at 4× CPU`);
    const fps = median(turns.map((turn) => turn.fps));
    printRow({ name: 'frames per second', value: fps, unit: 'fps', budget: 58, atLeast: true, digits: 1 });
    printRow({ name: 'React woken', value: median(turns.map(({ wakes }) => wakes)), unit: '', budget: 0 });
  },
  { path: '/user/spin' },
);
