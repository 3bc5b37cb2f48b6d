import { keepPreviousData, useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { leftOutOf } from '../lib/left-out.ts';
import { limits } from '../lib/limits.ts';
import type { LoadedQuery } from './Loaded.tsx';

interface EndlessList<Answer, Failure, Key extends QueryKey, Row> {
  queryOf: (page: number) => UseQueryOptions<Answer, Failure, Answer, Key>;
  rowsOf: (answer: Answer) => readonly Row[];
  /** The name of the list in the answer, under which rows are counted that could not be read. */
  list: string;
  pageSize: number;
}

/** The total of a list that should have none, should the server send one after all. */
const totalIn = (answer: object) => ('total' in answer && typeof answer.total === 'number' ? answer.total : undefined);

/**
 * A list in pages of which nobody knows how many there are: after a full page there may be another, and an empty one
 * steps back to the page before it, which then is the last. The page in view stays while the next one is on its way.
 */
export function useEndlessPages<Answer extends object, Failure, Key extends QueryKey, Row>({
  queryOf,
  rowsOf,
  list,
  pageSize,
}: EndlessList<Answer, Failure, Key, Row>) {
  const queries = useQueryClient();
  const [page, setPage] = useState<number>(limits.firstPage);
  const [lastPage, setLastPage] = useState<number>();
  // Opening the list and turning to a page read it again: a slip changes its status without the app's doing.
  const query = useQuery({ ...queryOf(page), staleTime: 0, placeholderData: keepPreviousData });
  /** Of rows that are shown and rows that could not be read. */
  const lengthOf = (of: Answer) => rowsOf(of).length + leftOutOf(of, list);
  const isBehindTheEnd = page > limits.firstPage && query.data !== undefined && lengthOf(query.data) === 0;
  // An empty page in memory may be of before: what is there now decides.
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
    /** Its rows are undefined until the first page came, and when the page in view did not come. */
    query: shown,
    /** How many rows of the page could not be read. */
    leftOut: leftOutOf(answer, list),
    turning,
    pager: { page, hasNext: hasNext(), ended: page === lastPage, onPage: setPage },
  };

  function hasNext(): boolean {
    if (!answer || !rows || turning) return false;
    if (lastPage !== undefined) return page < lastPage;
    const total = totalIn(answer);
    return total === undefined ? lengthOf(answer) >= pageSize : page * pageSize < total;
  }
}

/** What `useEndlessPages` answers for rows of one kind. */
export type EndlessPages<Row> = Omit<ReturnType<typeof useEndlessPages>, 'query'> & {
  query: LoadedQuery<readonly Row[]>;
};
