import { useSyncExternalStore } from 'react';
import { session } from '../../api/wire/session/session.ts';
import { browserStorage } from '../../lib/browser-storage.ts';
import { isoNow } from '../../lib/instant.ts';
import { createSignal } from '../../lib/signal.ts';

const key = 'last_sync';
const changed = createSignal();
/** A copy in memory, for browsers without storage. It belongs to one session. */
let latest: { time: string; stillCurrent: () => boolean } | undefined;

/** When the games were last refreshed and the wallet read after them, as ISO text under `last_sync`. */
export const lastSync = {
  set() {
    latest = { time: isoNow(), stillCurrent: session.stillCurrent() };
    browserStorage.set(key, latest.time);
    changed.emit();
  },
  use: () => useSyncExternalStore(changed.listen, read, () => null),
};

function read(): string | null {
  return browserStorage.get(key) ?? (latest?.stillCurrent() ? latest.time : null);
}
