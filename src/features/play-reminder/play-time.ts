const minute = 60_000;
/** How often the time is counted, in milliseconds. */
export const countEvery = 10_000;
/** Between two counts that lie further apart the device slept, and nobody was there. */
const longestGap = minute;

export const wholeMinutes = (ms: number): number => Math.floor(ms / minute);

/**
 * Counts the time, in milliseconds of the monotonic clock `now`, that the app is in view. `count` is called when it comes into
 * view, every `countEvery` while it is and when it goes; it answers the time so far.
 */
export function createPlayTime(now: () => number) {
  let total = 0;
  let lastCount: number | null = null;
  return {
    count({ inView }: { inView: boolean }): number {
      const time = now();
      const passed = lastCount === null ? 0 : time - lastCount;
      if (passed <= longestGap) total += passed;
      lastCount = inView ? time : null;
      return total;
    },
  };
}

/** When a reminder was last due: the last multiple of the interval, all in minutes; 0 before the first and without one. */
export const lastDue = (playedMinutes: number, interval: number | null): number =>
  interval === null ? 0 : playedMinutes - (playedMinutes % interval);
