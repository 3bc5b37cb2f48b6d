import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;
const listeners = new Set<Listener>();

/** Every failed call, once, whoever made it: what ends a session or the service is handled here, silent calls included. */
export const failures = {
  announce(error: ApiError) {
    for (const listener of listeners) listener(error);
  },
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
