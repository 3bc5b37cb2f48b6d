const minute = 60_000;
/** The counting interval, in milliseconds. */
export const countEvery = 10_000;
/** A longer gap between two counts means that the device slept. */
const longestGap = minute;

export const wholeMinutes = (ms: number): number => Math.floor(ms / minute);

/**
 * Measures how long the app is visible, by the monotonic clock `now`. Call the returned function when the app becomes
 * visible, every `countEvery` while it is, and when it is hidden. It returns the milliseconds so far.
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

/**
 * When the last reminder was due: the last multiple of the interval, in minutes; 0 before the first, or without an
 * interval.
 */
export const lastDue = (playedMinutes: number, interval: number | null): number =>
  interval === null ? 0 : playedMinutes - (playedMinutes % interval);
