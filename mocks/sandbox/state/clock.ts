/** ISO 8601 times end with the year 9999. This leaves room for what is due after a jump of the clock. */
export const latestInstant = Date.UTC(9000, 0, 1);

export function createClock(base: () => number = Date.now) {
  let ahead = 0;
  return {
    /** Epoch milliseconds of the sandbox's clock. */
    now: () => base() + ahead,
    advance(ms: number): void {
      if (!(ms >= 0)) throw new RangeError(`A clock goes forward only, not by ${ms} ms.`);
      ahead += ms;
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
