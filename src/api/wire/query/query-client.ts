import { QueryClient } from '@tanstack/react-query';
import { timings } from '../../../lib/timings.ts';
import { bindToSession } from './query.ts';
import { session } from '../session/session.ts';

/**
 * The app's QueryClient. It never refetches or retries by itself: screens read, and commands mark queries as stale
 * . Offline, a request fails immediately instead of being paused and sent later.
 */
export function createQueryClient(): QueryClient {
  // React Query compares its time stamps. NaN equals nothing, so components would render without end.
  if (Number.isNaN(Date.now())) Date.now = () => performance.timeOrigin + performance.now();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false, gcTime: timings.commandInMemory },
    },
  });
  bindToSession(client, session.stillCurrent());
  return client;
}
