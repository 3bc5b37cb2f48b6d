/** `npm run bench -- wheel`: frames per second of the turning wheel, and React's work meanwhile (docs/performance.md). */
import { hub } from '../../tests/support/wheel.ts';
import { median, type Table } from './table.ts';
import { withMember } from './with-member.ts';

const runs = 5;
const phone = '0812345678';
/** Far longer than a turn at 4× CPU. The benchmark then ends, instead of waiting for a wheel that does not turn. */
const longestTurn = 60_000;

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

/** Starts a spin and watches every frame of the turn. Runs in the page; rejects if the wheel does not turn and stop. */
function watchTurn(button: Element, limit: number) {
  const status = button.closest('section')?.querySelector(':scope > [role=status]');
  const counted = window as unknown as { wakes: number }; // set by countWakes
  return new Promise<{ fps: number; wakes: number }>((resolve, reject) => {
    const frames: number[] = [];
    let [before, after] = [0, 0];
    const began = performance.now();
    const frame = (now: number) => {
      const isTurning = Boolean(status?.textContent);
      if (!isTurning && frames.length > 0) {
        const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
        resolve({ fps: (frames.length - 1) / seconds, wakes: after - before });
        return;
      }
      if (now - began > limit) {
        reject(new Error(`The wheel ${isTurning ? 'still turns' : 'does not turn'}: ${document.body.innerText}`));
        return;
      }
      if (isTurning) frames.push(now);
      after = counted.wakes;
      // The first frames belong to the render that starts the turn.
      if (frames.length <= 3) before = after;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    if (button instanceof HTMLElement) button.click();
  });
}

export const wheel = (table: Table) =>
  withMember(
    async (page, sandbox) => {
      sandbox.control.setCoins(phone, 100);
      await page.addInitScript(countWakes);
      await page.reload({ waitUntil: 'networkidle' });
      const prize = page.getByRole('dialog');
      const turns: { fps: number; wakes: number }[] = [];
      for (let run = 0; run < runs; run += 1) {
        await hub(page).and(page.locator(':not([aria-disabled])')).waitFor();
        turns.push(await hub(page).evaluate(watchTurn, longestTurn));
        // The second button leads to the coupons.
        await prize.locator('footer button').first().click();
        await prize.waitFor({ state: 'detached' });
      }
      table.heading(`Medians of ${runs} spins at 4× CPU`);
      const fps = median(turns.map((turn) => turn.fps));
      table.row({ name: 'frames per second', value: fps, unit: 'fps', budget: 58, atLeast: true, digits: 1 });
      table.row({ name: 'React woken', value: median(turns.map(({ wakes }) => wakes)), unit: '', budget: 0 });
    },
    { path: '/user/spin', phone },
  );
