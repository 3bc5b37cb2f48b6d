export interface Clock {
  /** Epoch milliseconds of the sandbox's clock. */
  now(): number;
  /** Moves the clock forward. */
  advance(ms: number): void;
}

/** A clock that follows `base` and can be moved forward. */
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
