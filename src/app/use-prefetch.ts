import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Fetches what the next tap may open while the page is idle. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      const { fetchWhenIdle } = await import('./fetch-when-idle.ts');
      await fetchWhenIdle(pathname, stop.signal);
    };
    // What did not come is fetched when it is wanted.
    run().catch(() => undefined);
    return () => {
      stop.abort();
    };
  }, [pathname]);
}
