/** Listeners to one kind of event, and the way to call them. */
export function createSignal<Value>() {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit: (value: Value): void => {
      for (const listener of listeners) listener(value);
    },
    listen: (listener: (value: Value) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
