import { useEffect, useRef, useState } from 'react';

/** Runs what it is given once, after a delay; what comes meanwhile is the same request, and `cancel` or leaving the page takes it back. */
export function useAfterDelay(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [waiting, setWaiting] = useState(false);
  const clear = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => clear, []);
  const run = (action: () => void) => {
    if (timer.current !== undefined) return;
    setWaiting(true);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      setWaiting(false);
      action();
    }, ms);
  };
  const cancel = () => {
    clear();
    setWaiting(false);
  };
  return { waiting, run, cancel };
}
