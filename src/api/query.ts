import { queryOptions } from '@tanstack/react-query';
import { loadParser, needsParser } from '../lib/html/read-server-html.ts';
import { ApiError } from './api-error.ts';
import type { ResponseSchema } from './read.ts';
import { send } from './send.ts';
import type { Input, Operations, OperationTypes, QueryId } from './types.ts';

type Answer<Op extends Operations[QueryId]> = OperationTypes[Op['id']]['response'];

/**
 * Options of a query that reads one operation; its key is `[tag, operationId, input]`. A command does not fit. An answer with
 * HTML (`htmlIn`) comes together with the parser that the HTML needs, so that nothing on the page moves after it.
 */
export function query<Op extends Operations[QueryId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  htmlIn?: (answer: Answer<Op>) => readonly string[],
) {
  return queryOptions<Answer<Op>, ApiError>({
    queryKey: [operation.tag, operation.id, input],
    queryFn: async ({ signal }) => {
      const answer = await send(operation, schema, input, { signal });
      if (htmlIn && needsParser(htmlIn(answer))) await loadParser().catch(() => failedToLoad(operation.id));
      return answer;
    },
  });
}

function failedToLoad(operationId: QueryId): never {
  throw new ApiError({ operationId, outcome: 'unknown', status: 0 });
}
