import { readQueryAnswer } from './read-query-answer.ts';
import type { ResponseSchema } from './read.ts';
import { send, type Transport } from './send.ts';
import type { Input, Operations, QueryId } from './types.ts';

/** Calls one query of the contract and reads its answer field by field. Rejects with ApiError. */
export const ask = <Op extends Operations[QueryId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  transport: Transport = {},
) => send(operation, schema, input, { read: readQueryAnswer, ...transport });
