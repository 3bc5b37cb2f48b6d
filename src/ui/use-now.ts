import { useEffect, useState } from 'react';

const tick = 1_000;

/** The device clock in epoch milliseconds, updated every second; for "3 seconds ago". */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}
