import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';

/**
 * Reads a query again without a loading state. A failure does not change the screen. Returns undefined if the screen has
 * newer data or is loading, so that an old answer never replaces a new one. Rejects with ApiError.
 */
export async function readQuietly<Answer, Key extends QueryKey>(
  queries: QueryClient,
  { queryKey, queryFn }: UseQueryOptions<Answer, ApiError, Answer, Key> & { queryKey: Key },
): Promise<Answer | undefined> {
  if (typeof queryFn !== 'function') return undefined;
  const before = queries.getQueryState(queryKey);
  const readAt = before?.dataUpdatedAt;
  const wasInvalidated = before?.isInvalidated ?? false;
  const { signal } = new AbortController();
  const answer = await queryFn({ client: queries, queryKey, signal, meta: undefined });
  const state = queries.getQueryState(queryKey);
  const isOutdated =
    state?.dataUpdatedAt !== readAt ||
    state?.fetchStatus === 'fetching' ||
    (state?.isInvalidated === true && !wasInvalidated) ||
    queries.isMutating() > 0;
  if (isOutdated) return undefined;
  const key: QueryKey = queryKey;
  queries.setQueryData<Answer>(key, () => answer);
  return answer;
}
