import { useSyncExternalStore } from 'react';
import { browserStorage } from '../lib/browser-storage.ts';
import { createSignal } from '../lib/signal.ts';

const key = 'hide-amounts';
const changed = createSignal();
let hidden = browserStorage.get(key) === 'true';

/** Whether this device hides amounts (B-10). The preference survives the session. */
export const hiddenAmounts = {
  set(next: boolean) {
    hidden = next;
    if (next) browserStorage.set(key, 'true');
    else browserStorage.remove([key]);
    changed.emit();
  },
  use: () =>
    useSyncExternalStore(
      changed.listen,
      () => hidden,
      () => false,
    ),
};
