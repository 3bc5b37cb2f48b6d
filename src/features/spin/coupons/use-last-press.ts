import { useEffect, useRef } from 'react';

/** Acts once, so many ms after the last of several presses; never when it was cancelled or the component is gone by then. */
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
