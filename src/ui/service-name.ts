import { createStore } from '../lib/store.ts';

const name = createStore('');

/** The name of the service: the name of the build until the server has sent its own. */
export const serviceName = {
  ...name,
  /** Sets the name from the server; an empty one is ignored. */
  learn(next: string): void {
    if (next !== '') name.set(next);
  },
};
