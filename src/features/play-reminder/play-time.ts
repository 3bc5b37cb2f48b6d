const minute = 60_000;
/** How often the time is counted, in milliseconds. */
export const countEvery = 10_000;
/** Between two counts that lie further apart the device slept, and nobody was there. */
const longestGap = minute;

export const wholeMinutes = (ms: number): number => Math.floor(ms / minute);

/**
 * Counts the time, in milliseconds of the monotonic clock `now`, that the app is in view. The function it answers is called
 * when the app comes into view, every `countEvery` while it is and when it goes, and tells the time so far.
 */
export function playTimeCounter(now: () => number) {
  let total = 0;
  let lastCount: number | null = null;
  return ({ inView }: { inView: boolean }): number => {
    const time = now();
    const passed = lastCount === null ? 0 : time - lastCount;
    if (passed <= longestGap) total += passed;
    lastCount = inView ? time : null;
    return total;
  };
}

/** When a reminder was last due: the last multiple of the interval, all in minutes; 0 before the first and without one. */
export const lastDue = (playedMinutes: number, interval: number | null): number =>
  interval === null ? 0 : playedMinutes - (playedMinutes % interval);
