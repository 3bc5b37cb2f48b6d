import type { Query, QueryClient } from '@tanstack/react-query';
import type { ApiError } from './api-error.ts';
import type { ErrorCode, Tag } from './types.ts';

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
