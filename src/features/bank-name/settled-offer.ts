import { useSyncExternalStore } from 'react';
import { createSignal } from '../../lib/signal.ts';

const changed = createSignal();
let settledFor: string | null = null;

/** The id of the member who has dismissed or used the offer since the app was loaded. */
export const settledOffer = {
  set(memberId: string) {
    settledFor = memberId;
    changed.emit();
  },
  use: () =>
    useSyncExternalStore(
      changed.listen,
      () => settledFor,
      () => null,
    ),
};
