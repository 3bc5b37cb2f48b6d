export interface Clock {
  /** Epoch milliseconds on the sandbox's clock. */
  now(): number;
  /** Moves the clock forward; it never goes back. */
  advance(ms: number): void;
}

/** A clock that runs with `base` (the machine's, unless a test brings its own) and can be pushed forward. */
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
