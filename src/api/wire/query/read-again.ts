import {
  CancelledError,
  type Query,
  type QueryClient,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { alwaysStale } from '../../../lib/always-stale.ts';
import type { ApiError } from '../api-error.ts';
import { session } from '../session/session.ts';
import type { ErrorCode, Tag } from '../types.ts';

/**
 * Reads a query from the server, ignoring the cache. Starts again when a finished command or an unmounted screen
 * cancels the request, unless the session has ended.
 */
export async function fetchFresh<Answer, Key extends QueryKey>(
  queries: QueryClient,
  options: UseQueryOptions<Answer, ApiError, Answer, Key>,
): Promise<void> {
  const stillCurrent = session.stillCurrent();
  try {
    await queries.query({ ...options, staleTime: alwaysStale });
  } catch (error) {
    if (!(error instanceof CancelledError) || !stillCurrent()) throw error;
    await fetchFresh(queries, options);
  }
}

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
  const readings = before?.dataUpdateCount;
  const wasInvalidated = before?.isInvalidated ?? false;
  const { signal } = new AbortController();
  const answer = await queryFn({ client: queries, queryKey, signal, meta: undefined });
  const state = queries.getQueryState(queryKey);
  const isOutdated =
    state?.dataUpdateCount !== readings ||
    state?.fetchStatus === 'fetching' ||
    (state?.isInvalidated === true && !wasInvalidated) ||
    queries.isMutating() > 0;
  if (isOutdated) return undefined;
  const key: QueryKey = queryKey;
  queries.setQueryData<Answer>(key, () => answer);
  return answer;
}

export interface Effects {
  /** Tags to read again when the command was, or may have been, carried out. */
  stale?: readonly Tag[];
  /** Tags that a success answer updates itself. They are read again only when the command is not known to be done. */
  staleUnlessDone?: readonly Tag[];
  /** Refusals which mean that the screen is out of date. The `stale` tags are read again after them too. */
  staleWhenRefused?: readonly ErrorCode[];
}

/** Reads again what a finished command made stale; null when there is nothing to read. */
export function readStale(
  queries: QueryClient,
  { stale = [], staleUnlessDone = [], staleWhenRefused = [] }: Effects,
  error: ApiError | null,
): Promise<unknown> | null {
  const isOld = staleWhenRefused.some((code) => code === error?.code);
  if (error?.outcome === 'refused' && !isOld) return null;
  return Promise.all(
    [...stale, ...(error ? staleUnlessDone : [])].map((tag) => {
      const queryKey = [tag];
      // A first read that is still running started before the command, and a new read would join it. Cancel it.
      const isFirst = { queryKey, predicate: ({ state }: Query) => state.data === undefined };
      void queries.cancelQueries(isFirst, { silent: true });
      return queries.invalidateQueries({ queryKey });
    }),
  );
}
