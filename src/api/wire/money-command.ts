import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { distrustKeys, keyOf, type Confirmation } from './idempotency-key.ts';
import { limitAnswer } from './limit-answer.ts';
import { readMoneyAnswer } from './money-answer.ts';
import { readStale, type Effects } from './read-stale.ts';
import type { ResponseSchema } from './read.ts';
import { sendCommand, type Answer } from './send-command.ts';
import type { Transport } from './send.ts';
import type { Input, MoneyCommandId, OperationId, Operations } from './types.ts';

/** A money command, as `useMoneyCommand` takes it. */
export interface MoneyCommand<Answer, Input> {
  /** Identifies the command, and its target where several can be pending at once. */
  key: string;
  operationId: OperationId;
  /** The provider of a QR code. */
  about?: string;
  /** Passing the same confirmation again repeats the same command. */
  mutateAsync: (input: Input, confirmation: Confirmation) => Promise<Answer>;
}

/** The input of the mutation. */
export interface Given<Input> {
  input: Input;
  confirmation: Confirmation;
}

/** Sends a money command with the key of its confirmation and judges the answer by the decision table. */
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

/**
 * The hook for one money command. It reports the outcome immediately and does not wait until stale queries are read
 * again.
 */
export function useMoneyOperation<Op extends Operations[MoneyCommandId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  effects: Effects,
): MoneyCommand<Answer<Op>, Input<Op['id']>> {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation<Answer<Op>, ApiError, Given<Input<Op['id']>>>({
    mutationFn: ({ input, confirmation }) => sendMoneyCommand(operation, schema, input, confirmation),
    gcTime: 0,
    onSettled: (_answer, error) => {
      void readStale(queries, effects, error);
    },
  });
  return {
    key: operation.id,
    operationId: operation.id,
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}
