import { CancelledError, type QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import { session } from './session.ts';

/**
 * Reads a query whatever is in memory. Where the reading is cut off, by a command that ended meanwhile or because the screen that
 * showed it has gone, the one after it counts; of a session that has ended nothing more is asked.
 */
export async function readAnew<Answer, Key extends QueryKey>(
  queries: QueryClient,
  options: UseQueryOptions<Answer, ApiError, Answer, Key>,
): Promise<void> {
  const token = session.token();
  try {
    await queries.query({ ...options, staleTime: 0 });
  } catch (error) {
    if (!(error instanceof CancelledError) || session.token() !== token) throw error;
    await readAnew(queries, options);
  }
}
