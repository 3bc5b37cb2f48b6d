import { useEffect, useRef, useState } from 'react';

/** Runs a function once after a delay. Calls while one is pending are ignored; `cancel` and unmounting cancel it. */
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
