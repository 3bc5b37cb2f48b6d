import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../api-error.ts';

/** Asks the server and leaves the cache as it is. Rejects with ApiError. */
export async function askPastCache<Answer, Key extends QueryKey>(
  queries: QueryClient,
  { queryKey, queryFn }: UseQueryOptions<Answer, ApiError, Answer, Key> & { queryKey: Key },
  signal: AbortSignal,
): Promise<Answer> {
  if (typeof queryFn !== 'function') throw new TypeError('a query without a function');
  return queryFn({ client: queries, queryKey, signal, meta: undefined });
}
