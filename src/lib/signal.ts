/** A typed event with listeners: `createSignal<[error: ApiError]>()`. */
export function createSignal<Values extends readonly unknown[] = []>() {
  const listeners = new Set<(...values: Values) => void>();
  return {
    emit: (...values: Values): void => {
      for (const listener of listeners) listener(...values);
    },
    /** Returns an unsubscribe function. */
    listen: (listener: (...values: Values) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
