import { useRef } from 'react';

/** Lets one act through at a time: taps of one moment, before anything is drawn anew, are one confirmation (quality 1). */
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
