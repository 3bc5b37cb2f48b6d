/** Listeners to one kind of event, and the way to call them: `createSignal<[error: ApiError]>()`. */
export function createSignal<Values extends readonly unknown[] = []>() {
  const listeners = new Set<(...values: Values) => void>();
  return {
    emit: (...values: Values): void => {
      for (const listener of listeners) listener(...values);
    },
    /** Answers the function that stops listening. */
    listen: (listener: (...values: Values) => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
