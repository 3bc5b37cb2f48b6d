let underWay = 0;
const waiting = new Set<() => void>();

/** Counts a call while it is under way. */
export async function counted<T>(call: Promise<T>): Promise<T> {
  underWay += 1;
  try {
    return await call;
  } finally {
    underWay -= 1;
    if (underWay === 0 && waiting.size > 0) {
      // The call that follows from an answer begins before a timer does.
      setTimeout(() => {
        if (underWay > 0) return;
        for (const resolve of waiting) resolve();
        waiting.clear();
      });
    }
  }
}

/** Settles when no call is under way. */
export const whenNoCalls = (): Promise<void> =>
  underWay === 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        waiting.add(resolve);
      });
