import { useSyncExternalStore } from 'react';
import { browserStorage } from '../lib/browser-storage.ts';
import { createSignal } from '../lib/signal.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';
const changed = createSignal();
/** The theme with this name; undefined for any other text, which means the device's theme. */
export const readTheme = (name: string | null): Theme | undefined => themes.find((theme) => theme === name);
let chosen = readTheme(browserStorage.get(key, 'local'));

/** The colour theme chosen on this device (B-16, A-116). Applied before the first paint. */
export const theme = {
  set(next: Theme | undefined) {
    chosen = next;
    if (next) {
      browserStorage.set(key, next);
      document.documentElement.dataset['theme'] = next;
    } else {
      browserStorage.remove([key]);
      delete document.documentElement.dataset['theme'];
    }
    changed.emit();
  },
  use: (): Theme | undefined =>
    useSyncExternalStore(
      changed.listen,
      () => chosen,
      () => undefined,
    ),
};
