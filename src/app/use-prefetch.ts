import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Prefetches the screens that the next tap may open, while the page is idle. */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      const { fetchWhenIdle } = await import('./fetch-when-idle.ts');
      await fetchWhenIdle(pathname, stop.signal);
    };
    // A file that failed is fetched again when it is needed.
    run().catch(() => undefined);
    return () => {
      stop.abort();
    };
  }, [pathname]);
}
