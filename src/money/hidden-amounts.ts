import { browserStorage } from '../lib/browser-storage.ts';
import { createStore } from '../lib/store.ts';

const key = 'hide-amounts';
const hidden = createStore(browserStorage.get(key) === 'true', () => false);

/** Whether this device hides amounts (B-10). The preference survives the session. */
export const hiddenAmounts = {
  ...hidden,
  set(next: boolean) {
    if (next) browserStorage.set(key, 'true');
    else browserStorage.remove([key]);
    hidden.set(next);
  },
};
