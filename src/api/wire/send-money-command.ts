import { ApiError } from './api-error.ts';
import { distrustKeys, keyOf, type Confirmation } from './idempotency-key.ts';
import { limitAnswer } from './limit-answer.ts';
import { readMoneyAnswer } from './read-money-answer.ts';
import type { ResponseSchema } from './read.ts';
import { sendCommand, type Answer } from './send-command.ts';
import type { Transport } from './send.ts';
import type { Input, MoneyCommandId, Operations } from './types.ts';

/** Sends a command that moves money: with the key of its confirmation, and read by the decision table (A-118, quality 3). */
export async function sendMoneyCommand<Op extends Operations[MoneyCommandId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  confirmation: Confirmation,
  { signal, fetch = globalThis.fetch }: Pick<Transport, 'signal' | 'fetch'> = {},
): Promise<Answer<Op>> {
  const idempotencyKey = keyOf(confirmation);
  const transport = { signal, fetch: limitAnswer(fetch), idempotencyKey, read: readMoneyAnswer };
  try {
    return await sendCommand(operation, schema, input, { transport });
  } catch (error) {
    const gotNoAnswer = error instanceof ApiError && error.status === 0 && error.outcome === 'unknown';
    const wasCalledOff = signal?.aborted;
    if (gotNoAnswer && idempotencyKey !== undefined && !wasCalledOff) distrustKeys();
    throw error;
  }
}
