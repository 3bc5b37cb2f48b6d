import { useSyncExternalStore } from 'react';
import { createSignal } from '../lib/signal.ts';

let name = '';
const changed = createSignal();
const read = () => name;

/** The name of the service: the name of the build until the server has sent its own. */
export const serviceName = {
  /** Sets the name of the build. */
  set(next: string): void {
    name = next;
  },
  /** Sets the name from the server; an empty one is ignored. */
  learn(next: string): void {
    if (next === '') return;
    name = next;
    changed.emit();
  },
  use: (): string => useSyncExternalStore(changed.listen, read, read),
};
