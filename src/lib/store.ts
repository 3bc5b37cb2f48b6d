import { useSyncExternalStore } from 'react';
import { createSignal } from './signal.ts';

/**
 * A value outside React that components read with `use`. In a prerendered document, and until it is hydrated, they read
 * `inDocument`.
 */
export function createStore<Value>(value: Value, inDocument?: () => Value) {
  const changed = createSignal();
  const get = () => value;
  return {
    get,
    set(next: Value) {
      value = next;
      changed.emit();
    },
    use: () => useSyncExternalStore(changed.listen, get, inDocument ?? get),
  };
}
