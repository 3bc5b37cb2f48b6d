import { useSyncExternalStore } from 'react';
import { secondsLeft } from '../lib/countdown.ts';

/** In ms; short enough that no second is skipped. */
const tick = 250;

/**
 * Whole seconds until a deadline in monotonic ms (performance.now()), 0 when it has passed. Changing the device clock
 * has no effect.
 */
export const useSecondsLeft = (deadline: number): number =>
  useSyncExternalStore(onTick, () => secondsLeft(deadline, performance.now()));

function onTick(listener: () => void) {
  const timer = setInterval(listener, tick);
  // Browsers slow down timers of background pages.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
