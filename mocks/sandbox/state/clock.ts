export interface Clock {
  /** Epoch milliseconds of the sandbox's clock. */
  now(): number;
  advance(ms: number): void;
}

/** ISO 8601 times end with the year 9999. This leaves room for what is due after a jump of the clock. */
export const latestInstant = Date.UTC(9000, 0, 1);

export function createClock(base: () => number = Date.now): Clock {
  let ahead = 0;
  return {
    now: () => base() + ahead,
    advance(ms) {
      if (!(ms >= 0)) throw new RangeError(`A clock goes forward only, not by ${ms} ms.`);
      ahead += ms;
    },
  };
}
