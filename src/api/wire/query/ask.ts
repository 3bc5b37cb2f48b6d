import { send, type Transport } from '../send/send.ts';
import type { Input, Operations, QueryId } from '../types.ts';
import { withLeftOut, type LeftOut } from '../../../lib/left-out.ts';
import { readByField, type StandIn } from '../read/read-by-field.ts';
import { readAnswer, type ResponseSchema } from '../read/read.ts';

/**
 * Reads a query answer with `readAnswer`; falls back to reading field by field when it violates the contract.
 */
export const queryReader =
  (standIn?: StandIn): typeof readAnswer =>
  (operation, schema, answer) => {
    const leftOut: LeftOut = {};
    const mend = <Body>(of: Parameters<typeof readByField<Body>>[0], broken: unknown) =>
      readByField(of, broken, leftOut, standIn);
    const reading = readAnswer(operation, schema, { ...answer, leftOut }, mend);
    return reading.ok ? { ...reading, body: withLeftOut(reading.body, leftOut) } : reading;
  };

export const readQueryAnswer = queryReader();

/** Calls one query of the contract and reads its answer field by field. Rejects with ApiError. */
export const ask = <Op extends Operations[QueryId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  transport: Transport = {},
) => send(operation, schema, input, { read: readQueryAnswer, ...transport });
