import { QueryClient } from '@tanstack/react-query';
import { session } from './session.ts';

const belongsNow = new WeakMap<QueryClient, () => boolean>();

/** Whether the session that the client was made for has ended. After that nothing is asked in its name (B-08). */
export const isOfEndedSession = (client: QueryClient): boolean => belongsNow.get(client)?.() === false;

/**
 * The app's one QueryClient. Nothing is refetched or retried by itself: a screen asks, a command makes stale, and a
 * device that is offline gets its failure at once instead of a request that leaves later (quality 1).
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
