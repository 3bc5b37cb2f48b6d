import { useRef } from 'react';

/** Ignores calls while one is running, including double taps before the next render. */
export function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const underWay = useRef(false);
  return async (act) => {
    if (underWay.current) return;
    underWay.current = true;
    try {
      await act();
    } finally {
      underWay.current = false;
    }
  };
}
