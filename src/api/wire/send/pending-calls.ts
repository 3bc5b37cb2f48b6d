let underWay = 0;
const waiting = new Set<() => void>();

/** Counts a call until it settles. */
export async function counted<T>(call: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await call;
  } finally {
    underWay -= 1;
    if (underWay === 0 && waiting.size > 0) {
      // A call that follows from this answer starts before the timer fires.
      setTimeout(() => {
        if (underWay > 0) return;
        for (const resolve of waiting) resolve();
        waiting.clear();
      });
    }
  }
}

/** Resolves when no call is pending. */
export const whenNoCalls = (): Promise<void> =>
  underWay === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        waiting.add(resolve);
      });
