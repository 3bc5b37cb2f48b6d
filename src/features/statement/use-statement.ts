import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { statementQuery } from '../../api/statement.ts';
import type { Input, Schemas } from '../../api/wire/types.ts';
import { limits } from '../../lib/limits.ts';

type StatementPage = Schemas['StatementPage'];

/**
 * One page of the statement, and the other pages read so far. The previous page stays visible while the next one loads.
 */
export function useStatement(page: number) {
  const queries = useQueryClient();
  // Opening the statement and changing the page read it again, because entries change outside the app.
  const query = useQuery({ ...statementQuery(page), staleTime: 0, placeholderData: keepPreviousData });
  const [tag, operationId] = statementQuery(limits.firstPage).queryKey;
  const read = queries
    .getQueryCache()
    .findAll({ queryKey: [tag, operationId] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => {
      const answer = queries.getQueryData<StatementPage>(queryKey);
      const { body } = queryKey[2] as Input<'listStatements'>; // query() creates the keys like this
      return answer ? { ...answer, page: body.page } : [];
    });
  return {
    query,
    /** The total of the page read last, so that the pager stays when a page fails. */
    total: query.data?.total ?? read[0]?.total,
    /** All cached pages, the one read last first. */
    pages: read,
  };
}
