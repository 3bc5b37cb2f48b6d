import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { alwaysStale } from '../lib/always-stale.ts';
import { useState } from 'react';
import { leftOutOf } from '../lib/left-out.ts';
import { limits } from '../lib/limits.ts';
import type { LoadedQuery } from './load-state.ts';

interface EndlessList<Answer, Failure, Key extends QueryKey, Row> {
  queryOf: (page: number) => UseQueryOptions<Answer, Failure, Answer, Key>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** The key of the list in the answer, under which unreadable rows are counted. */
  list: string;
}

/** The total, in case a server sends one after all. */
const totalIn = (answer: object) => ('total' in answer && typeof answer.total === 'number' ? answer.total : undefined);

/**
 * A paged list of unknown length: after a full page there may be another; an empty page leads back to the
 * previous one, which is then the last. The current page stays visible while the next one loads.
 */
export function useEndlessPages<Answer extends object, Failure, Key extends QueryKey, Row>({
  queryOf,
  rowsOf,
  list,
}: EndlessList<Answer, Failure, Key, Row>) {
  const queries = useQueryClient();
  const [page, setPage] = useState<number>(limits.firstPage);
  const [lastPage, setLastPage] = useState<number>();
  // Opening the list and changing the page read it again, because a slip's status changes outside the app.
  const query = useQuery({ ...queryOf(page), staleTime: alwaysStale, placeholderData: keepPreviousData });
  /** Counts readable and unreadable rows. */
  const lengthOf = (of: Answer) => rowsOf(of).length + leftOutOf(of, list);
  const isBehindTheEnd = page > limits.firstPage && query.data !== undefined && lengthOf(query.data) === 0;
  // A cached empty page may be outdated: only a fresh answer decides.
  if (isBehindTheEnd && query.isSuccess && !query.isFetching) {
    setLastPage(page - 1);
    setPage(page - 1);
  }
  const turning = query.isPlaceholderData || isBehindTheEnd;
  const answer = isBehindTheEnd ? queries.getQueryData<Answer>(queryOf(page - 1).queryKey) : query.data;
  const rows = answer && rowsOf(answer);
  const shown: LoadedQuery<readonly Row[]> = {
    data: rows,
    isError: query.isError,
    errorUpdateCount: query.errorUpdateCount,
    dataUpdatedAt: query.dataUpdatedAt,
    isFetching: query.isFetching,
    refetch: () => {
      setLastPage(undefined);
      return query.refetch();
    },
  };
  return {
    /** Undefined until the first page arrives, and when the current page could not be loaded. */
    query: shown,
    /** Number of unreadable rows on the page. */
    leftOut: leftOutOf(answer, list),
    turning,
    pager: { page, hasNext: hasNext(), ended: page === lastPage, onPage: setPage },
  };

  function hasNext(): boolean {
    if (!answer || !rows || turning) return false;
    if (lastPage !== undefined) return page < lastPage;
    const total = totalIn(answer);
    return total === undefined ? lengthOf(answer) >= limits.pageSize : page * limits.pageSize < total;
  }
}

/** The result of `useEndlessPages` for one kind of row. */
export type EndlessPages<Row> = Omit<ReturnType<typeof useEndlessPages>, 'query'> & {
  query: LoadedQuery<readonly Row[]>;
};
