import { useEffect, useRef } from 'react';

/** Calls `act` once, this many ms after the last of several presses; never after cancelling or unmounting. */
export function useLastPress(ms: number, act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => {
    clearTimeout(timer.current);
  };
  useEffect(() => cancel, []);
  const press = () => {
    cancel();
    timer.current = setTimeout(act, ms);
  };
  return { press, cancel };
}
