import { useEffect, useRef } from 'react';

/** Acts once, so many ms after the last of several presses; never when the component is gone by then. */
export function useLastPress(ms: number, act: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
}
