import type { ReactNode } from 'react';
import { hasFailed, loadState } from './load-state.ts';
import { LeftOut } from './LeftOut.tsx';
import { RetryLine } from './RetryLine.tsx';

/** What `useQuery` answers, as far as `Loaded` needs it. */
export interface LoadedQuery<Data> {
  data: Data | undefined;
  isError: boolean;
  errorUpdateCount: number;
  dataUpdatedAt: number;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Stands in the place of the data until they come: a `Skeleton`, which waits 200 ms before it shows. */
  skeleton?: ReactNode;
  /** Whether there is nothing in the data; then `empty` is shown. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** How many entries of the data could not be read: they are not shown, and data without any are not called empty. */
  leftOut?: number;
  /**
   * Where a line offers to load again: when nothing was loaded; also above data of before that could not be refreshed; or
   * nowhere.
   */
  retry?: 'withoutData' | 'always' | 'never';
  /** The data, also those of before while they cannot be refreshed; without it only the wait and the failure are shown. */
  children?: (data: Data) => ReactNode;
}

/** What a query loads, or what is shown in its place: skeleton, a line to try again, nothing in it. */
export function Loaded<Data>({
  query,
  skeleton,
  isEmpty,
  empty,
  leftOut = 0,
  retry = 'withoutData',
  children,
}: LoadedProps<Data>) {
  const state = loadState(query);
  const offersRetry = retry === 'always' ? hasFailed(query) : retry === 'withoutData' && state === 'failed';
  const shown = () => {
    if (query.data === undefined) return state === 'loading' && skeleton;
    return isEmpty?.(query.data) ? leftOut === 0 && empty : children?.(query.data);
  };
  return (
    <>
      {offersRetry && <RetryLine busy={query.isFetching} onRetry={() => void query.refetch()} />}
      {shown()}
      {query.data !== undefined && <LeftOut count={leftOut} />}
    </>
  );
}
