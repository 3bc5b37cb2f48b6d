import { queryOptions } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { isOfEndedSession } from './query-client.ts';
import type { ResponseSchema } from './read.ts';
import { ask } from './ask.ts';
import type { Transport } from './send.ts';
import type { Input, Operations, OperationTypes, QueryId } from './types.ts';

/** Query options for one operation; the key is `[tag, operationId, input]`. The types exclude commands. */
export function query<Op extends Operations[QueryId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  transport: Pick<Transport, 'fetch'> = {},
) {
  return queryOptions<OperationTypes[Op['id']]['response'], ApiError>({
    queryKey: [operation.tag, operation.id, input],
    queryFn: ({ signal, client }) => {
      if (isOfEndedSession(client)) throw new ApiError({ operationId: operation.id, outcome: 'refused', status: 0 });
      return ask(operation, schema, input, { ...transport, signal });
    },
  });
}
