import { useSyncExternalStore } from 'react';
import { browserStorage } from '../lib/browser-storage.ts';
import { createSignal } from '../lib/signal.ts';
import { readTheme, showTheme, type Theme } from './show-theme.ts';

const key = 'theme';
const changed = createSignal();
let chosen = readTheme(browserStorage.get(key, 'local'));

/** The colour theme chosen on this device (B-16, A-116). Applied before the first paint. */
export const theme = {
  set(next: Theme | undefined) {
    chosen = next;
    if (next) browserStorage.set(key, next);
    else browserStorage.remove([key]);
    showTheme(next);
    changed.emit();
  },
  use: (): Theme | undefined =>
    useSyncExternalStore(
      changed.listen,
      () => chosen,
      () => undefined,
    ),
};
