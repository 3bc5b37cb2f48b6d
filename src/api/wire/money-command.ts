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

/** A command that moves money, as `useMoneyCommand` gives it. */
export interface MoneyCommand<Answer, Input> {
  /** Names the command, and whom it is about where several can be under way. */
  key: string;
  operationId: OperationId;
  /** The provider of a QR code. */
  about?: string;
  /** The same confirmation given again is the same command. */
  mutateAsync: (input: Input, confirmation: Confirmation) => Promise<Answer>;
}

/** What a mutation of one takes. */
export interface Given<Input> {
  input: Input;
  confirmation: Confirmation;
}

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

/**
 * The hook of one command that moves money. What became of it is told at once, whatever the reading of what is stale takes
 * (quality 2, 6).
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
