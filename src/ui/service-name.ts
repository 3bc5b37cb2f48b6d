import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';

let name = '';
let isTheServers = false;
const changed = createSignal();
const read = () => name;

/** What the service calls itself: the build's name for it until the server has said its own. */
export const serviceName = {
  /** Gives the name of the build. */
  set(next: string): void {
    name = next;
  },
  /** Takes the name that the server said. */
  learn(next: string): void {
    isTheServers = true;
    name = next;
    changed.emit();
  },
  isKnown: (): boolean => isTheServers,
  use: (): string => useSyncExternalStore(changed.listen, read, read),
};
