import { useSyncExternalStore } from 'react';
import { session } from '../api/session.ts';

/** Whether a member is signed in on this device; follows other tabs too (B-08). */
export const useSignedIn = (): boolean =>
  useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.token() !== null,
    () => false,
  );
