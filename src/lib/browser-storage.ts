type Kind = 'local' | 'session';
const kinds: readonly Kind[] = ['local', 'session'];

function area(kind: Kind): Storage | null {
  try {
    // Reading the property itself throws where storage is forbidden.
    return kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** Browser storage that never throws: missing, full or forbidden storage behaves like an empty one (quality 11). */
export const browserStorage = {
  /** Value under the key in the area, or in localStorage, else in sessionStorage; null when there is none. */
  get(key: string, only?: Kind): string | null {
    for (const kind of only ? [only] : kinds) {
      try {
        const value = area(kind)?.getItem(key);
        if (value != null) return value;
      } catch {
        // Forbidden: as good as empty.
      }
    }
    return null;
  },
  set(key: string, value: string, kind: Kind = 'local'): void {
    try {
      area(kind)?.setItem(key, value);
    } catch {
      // Full or forbidden: the value lives as long as the page.
    }
  },
  /** Removes the keys from the area, or from both. */
  remove(keys: readonly string[], only?: Kind): void {
    for (const kind of only ? [only] : kinds) {
      for (const key of keys) {
        try {
          area(kind)?.removeItem(key);
        } catch {
          // Forbidden: nothing is there.
        }
      }
    }
  },
};
