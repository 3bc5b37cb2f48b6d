import { browserStorage } from '../lib/browser-storage.ts';
import { createStore } from '../lib/store.ts';
import { readTheme, showTheme, type Theme } from './show-theme.ts';

const key = 'theme';
const chosen = createStore(readTheme(browserStorage.get(key, 'local')), () => undefined);

/** The colour theme chosen on this device (B-16, A-116). Applied before the first paint. */
export const theme = {
  ...chosen,
  set(next: Theme | undefined) {
    if (next) browserStorage.set(key, next);
    else browserStorage.remove([key]);
    showTheme(next);
    chosen.set(next);
  },
};
