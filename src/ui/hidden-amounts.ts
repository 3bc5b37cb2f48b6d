import { useSyncExternalStore } from 'react';
import { browserStorage } from '../lib/browser-storage.ts';

const key = 'hide-amounts';
const listeners = new Set<() => void>();
let hidden = browserStorage.get(key) === 'true';

/** Whether this device hides amounts (B-10); a preference that outlives the session. */
export const hiddenAmounts = {
  set(next: boolean) {
    hidden = next;
    if (next) browserStorage.set(key, 'true');
    else browserStorage.remove([key]);
    for (const listener of listeners) listener();
  },
  use: () =>
    useSyncExternalStore(
      subscribe,
      () => hidden,
      () => false,
    ),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
