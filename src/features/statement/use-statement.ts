import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { statementQuery } from '../../api/statement.ts';
import type { Input, Schemas } from '../../api/wire/types.ts';
import { limits } from '../../lib/limits.ts';

type StatementPage = Schemas['StatementPage'];

/** One page of the statement, and what was read of the others. The page before stays in view while it is on its way. */
export function useStatement(page: number) {
  const queries = useQueryClient();
  // Opening the statement and turning to a page read it again: entries come and settle without the app's doing.
  const query = useQuery({ ...statementQuery(page), staleTime: 0, placeholderData: keepPreviousData });
  const [tag, operationId] = statementQuery(limits.firstPage).queryKey;
  const read = queries
    .getQueryCache()
    .findAll({ queryKey: [tag, operationId] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ queryKey }) => {
      const answer = queries.getQueryData<StatementPage>(queryKey);
      const { body } = queryKey[2] as Input<'listStatements'>; // as query() makes the keys
      return answer ? { ...answer, page: body.page } : [];
    });
  return {
    query,
    /** Of the page read last, so that the pager stays when a page does not come. */
    total: query.data?.total ?? read[0]?.total,
    /** Every page in memory, the one read last first. */
    pages: read,
  };
}
