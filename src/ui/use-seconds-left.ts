import { useSyncExternalStore } from 'react';
import { secondsLeft } from '../lib/countdown.ts';

/** Often enough that no second is skipped. */
const tick = 250;

/** Whole seconds until a deadline in monotonic ms (performance.now()), 0 when it is over; a set clock changes nothing (quality 12). */
export const useSecondsLeft = (deadline: number): number =>
  useSyncExternalStore(onTick, () => secondsLeft(deadline, performance.now()));

function onTick(listener: () => void) {
  const timer = setInterval(listener, tick);
  // A page in the background is ticked rarely.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
