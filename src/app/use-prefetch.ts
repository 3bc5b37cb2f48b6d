import { useEffect } from 'react';
import type { Prefetched } from '../ui/lazy-screen.ts';

/** Fetches what the next tap may open while the page is idle. */
export function usePrefetch(screens: readonly Prefetched[]): void {
  useEffect(() => {
    const stop = new AbortController();
    const run = async () => {
      const { fetchWhenIdle } = await import('./fetch-when-idle.ts');
      await fetchWhenIdle(screens, stop.signal);
    };
    // What did not come is fetched when it is wanted.
    run().catch(() => undefined);
    return () => {
      stop.abort();
    };
  }, [screens]);
}
