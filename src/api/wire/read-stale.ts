import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ErrorCode, Tag } from './types.ts';

export interface Effects {
  /** Tags whose queries are read again once the command was, or may have been, carried out. */
  stale?: readonly Tag[];
  /** Tags that the answer itself brings up to date: read again, like those of `stale`, only where the command is not known to be done. */
  staleUnlessDone?: readonly Tag[];
  /** Refusals that mean that what is shown is out of date: after them it is read again as well. */
  staleWhenRefused?: readonly ErrorCode[];
}

/** Reads again what a command that is over has made stale; null where there is nothing to read. */
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
      // Reading anew would join a first reading that is under way, and that one began before the command.
      const isFirst = { queryKey, predicate: ({ state }: Query) => state.data === undefined };
      void queries.cancelQueries(isFirst, { silent: true });
      return queries.invalidateQueries({ queryKey });
    }),
  );
}
