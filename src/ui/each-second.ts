import { createSignal } from '../lib/signal.ts';

const second = 1_000;
const passed = createSignal();
let timer: ReturnType<typeof setInterval> | undefined;
let listeners = 0;

/** Calls `listener` every second, with one timer for all listeners. Returns a function that stops it. */
export function eachSecond(listener: () => void): () => void {
  const stop = passed.listen(listener);
  listeners += 1;
  timer ??= setInterval(() => passed.emit(), second);
  return () => {
    stop();
    listeners -= 1;
    if (listeners > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
