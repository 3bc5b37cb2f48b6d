import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let settledFor: string | null = null;

/** The member, by id, whose offer to edit the bank account name was dismissed or taken up since the app was opened. */
export const settledOffer = {
  set(memberId: string) {
    settledFor = memberId;
    for (const listener of listeners) listener();
  },
  use: () => useSyncExternalStore(subscribe, () => settledFor),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
