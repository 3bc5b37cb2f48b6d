type Kind = 'local' | 'session';
const kinds: readonly Kind[] = ['local', 'session'];

function area(kind: Kind): Storage | null {
  try {
    // The property access itself throws when storage is forbidden.
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Browser storage that never throws. Missing, full or forbidden storage behaves like empty storage. */
export const browserStorage = {
  /** The value in one area, or the first found in localStorage, then sessionStorage. */
  get(key: string, only?: Kind): string | null {
    for (const kind of only ? [only] : kinds) {
      try {
        const value = area(kind)?.getItem(key);
        if (typeof value === 'string') return value;
      } catch {
        // Forbidden: same as empty.
      }
    }
    return null;
  },
  set(key: string, value: string, kind: Kind = 'local'): void {
    try {
      area(kind)?.setItem(key, value);
    } catch {
      // Full or forbidden: the value is lost on reload.
    }
  },
  /** Removes the keys from one area, or from both. */
  remove(keys: readonly string[], only?: Kind): void {
    for (const kind of only ? [only] : kinds) {
      for (const key of keys) {
        try {
          area(kind)?.removeItem(key);
        } catch {
          // Forbidden: nothing is stored.
        }
      }
    }
  },
};
