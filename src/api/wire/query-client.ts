import { QueryClient } from '@tanstack/react-query';
import { session } from './session.ts';

const belongsNow = new WeakMap<QueryClient, () => boolean>();

/** Whether the session of this client has ended. No request may be sent for it then (B-08). */
export const isOfEndedSession = (client: QueryClient): boolean => belongsNow.get(client)?.() === false;

/**
 * The app's QueryClient. It never refetches or retries by itself: screens read, and commands mark queries as stale
 * . Offline, a request fails immediately instead of being paused and sent later.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  belongsNow.set(client, session.stillCurrent());
  return client;
}
