import { useSyncExternalStore } from 'react';
import { session } from '../api/wire/session.ts';

/** The token of the session on this device, null when nobody is signed in; follows other tabs too (B-08). */
export const useToken = (): string | null =>
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.token(),
    // Prerendered member pages are hydrated for members only (src/frame.ts).
    () => session.token(),
  );
