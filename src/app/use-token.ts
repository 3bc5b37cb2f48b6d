import { useSyncExternalStore } from 'react';
import { session } from '../api/wire/session/session.ts';

/** The session token of this device, null without a session. Follows changes in other tabs. */
export const useToken = (): string | null =>
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.token(),
    // Prerendered member pages are hydrated for members only (src/prerendered.ts).
    () => session.token(),
  );
