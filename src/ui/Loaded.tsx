import type { Elements } from './elements.ts';
import { LeftOut } from './LeftOut.tsx';
import { hasFailed, loadState, type LoadedQuery } from './load-state.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { RetryLine } from './RetryLine.tsx';
import { UnlitLamp } from './UnlitLamp.tsx';

interface LoadedProps<Data> {
  query: LoadedQuery<Data>;
  /** Shown until the data arrive: a `Skeleton`, which appears after 200 ms. */
  skeleton?: Elements;
  /** Whether the data are empty; then `empty` is shown. */
  isEmpty?: (data: Data) => boolean;
  empty?: Elements;
  /**
   * Number of entries that could not be read. They are not shown, and data with unreadable entries only are not called
   * empty.
   */
  leftOut?: number;
  /**
   * Where a retry line is shown: without data only, also above older data that could not be refreshed, or never
   * (R-428).
   */
  retry?: 'withoutData' | 'always' | 'never';
  /** The data are a whole page, sheet or column: what is said instead of a retry line if there are none. */
  notLoaded?: string;
  /** The data, including older data that could not be refreshed. Without it only loading and failure are shown. */
  children?: (data: Data) => Elements;
}

/** Shows the data of a query, or its loading, failed or empty state. */
export function Loaded<Data>({
  query,
  skeleton,
  isEmpty,
  empty,
  leftOut = 0,
  retry = 'withoutData',
  notLoaded,
  children,
}: LoadedProps<Data>) {
  const state = loadState(query);
  const offersRetry = retry === 'always' ? hasFailed(query) : retry === 'withoutData' && state === 'failed';
  const shown = () => {
    if (query.data === undefined) return state === 'loading' && skeleton;
    return isEmpty?.(query.data) ? leftOut === 0 && empty : children?.(query.data);
  };
  const again = { busy: query.isFetching, onRetry: () => void query.refetch() };
  return (
    <>
      {offersRetry &&
        (notLoaded !== undefined && state === 'failed' ? (
          <NotLoaded {...again} picture={<UnlitLamp />}>
            {notLoaded}
          </NotLoaded>
        ) : (
          <RetryLine {...again} />
        ))}
      {shown()}
      {query.data !== undefined && <LeftOut count={leftOut} />}
    </>
  );
}
