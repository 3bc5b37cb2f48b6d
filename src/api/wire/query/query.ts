import type { QueryClient, queryOptions as typed } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import type { ResponseSchema } from '../read/read.ts';
import { readQueryAnswer } from '../read/read-by-field.ts';
import { send, type Transport } from '../send/send.ts';
import type { Input, Operations, OperationTypes, QueryId } from '../types.ts';

/**
 * React Query's function of this name, which returns its argument. An import of it would bring React Query to /login,
 * which makes calls without it (docs/decisions/002).
 */
// The cast adds the types of the three overloads to the same function.
export const queryOptions = ((options: unknown) => options) as typeof typed;

const sessions = new WeakMap<QueryClient, () => boolean>();

/** Binds a client to the current session. `isCurrent` is false once that session has ended. */
export const bindToSession = (client: QueryClient, isCurrent: () => boolean) => sessions.set(client, isCurrent);

/** Whether the session of this client has ended. No request may be sent for it then (B-08). */
const isOfEndedSession = (client: QueryClient): boolean => sessions.get(client)?.() === false;

/** Calls one query of the contract and reads its answer field by field. Rejects with ApiError. */
export const ask = <Op extends Operations[QueryId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  transport: Transport = {},
) => send(operation, schema, input, { read: readQueryAnswer, ...transport });

/** Query options for one operation; the key is `[tag, operationId, input]`. The types exclude commands. */
export function query<Op extends Operations[QueryId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  transport: Pick<Transport, 'fetch' | 'read'> = {},
) {
  return queryOptions<OperationTypes[Op['id']]['response'], ApiError>({
    queryKey: [operation.tag, operation.id, input],
    queryFn: ({ signal, client }) => {
      if (isOfEndedSession(client)) throw new ApiError({ operationId: operation.id, outcome: 'refused', status: 0 });
      return ask(operation, schema, input, { ...transport, signal });
    },
  });
}
