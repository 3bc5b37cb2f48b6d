import { CancelledError, type QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { session } from './session.ts';

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
    await queries.query({ ...options, staleTime: 0 });
  } catch (error) {
    if (!(error instanceof CancelledError) || !stillCurrent()) throw error;
    await fetchFresh(queries, options);
  }
}
