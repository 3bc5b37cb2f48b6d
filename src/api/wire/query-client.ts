import { QueryClient } from '@tanstack/react-query';

/**
 * The app's one QueryClient. Nothing is refetched or retried by itself: a screen asks, a command makes stale, and a
 * device that is offline gets its failure at once instead of a request that leaves later (quality 1).
 */
export const createQueryClient = () =>
  new QueryClient({
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
