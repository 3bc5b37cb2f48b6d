import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/browser-storage.ts';

const key = 'last_sync';
const listeners = new Set<() => void>();

/** When the games were last refreshed and the wallet read after it, as ISO text under `last_sync`. */
export const lastSync = {
  set(time: Date) {
    browserStorage.set(key, time.toISOString());
    for (const listener of listeners) listener();
  },
  use: () => useSyncExternalStore(subscribe, () => browserStorage.get(key)),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
