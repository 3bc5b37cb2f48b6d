import { useSyncExternalStore } from 'react';
import { createSignal } from '../../lib/signal.ts';

const changed = createSignal();
let settledFor: string | null = null;

/** The member, by id, whose offer to edit the bank account name was dismissed or taken up since the app was opened. */
export const settledOffer = {
  set(memberId: string) {
    settledFor = memberId;
    changed.emit();
  },
  use: () => useSyncExternalStore(changed.listen, () => settledFor),
};
