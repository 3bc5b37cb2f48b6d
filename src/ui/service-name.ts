import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';

let name = '';
let isTheServers = false;
const changed = createSignal();
const read = () => name;

/** The name of the service: the name of the build until the server has sent its own. */
export const serviceName = {
  /** Sets the name of the build. */
  set(next: string): void {
    name = next;
  },
  /** Sets the name from the server. */
  learn(next: string): void {
    isTheServers = true;
    name = next;
    changed.emit();
  },
  isKnown: (): boolean => isTheServers,
  use: (): string => useSyncExternalStore(changed.listen, read, read),
};
