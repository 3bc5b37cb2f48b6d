import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { isAnswerOfKey, keyOf, noteKey, type Confirmation } from './idempotency-key.ts';
import { distrustKeys } from './key-probe.ts';
import { readMoneyAnswer, type Answer as AnswerKind } from './money-answer.ts';
import { readStale, type Effects } from '../query/read-again.ts';
import type { readAnswer, ResponseSchema } from '../read/read.ts';
import { sendCommand, type Answer } from '../command/send-command.ts';
import { session } from '../session/session.ts';
import type { Transport } from '../send/send.ts';
import type { Input, MoneyCommandId, Operations } from '../types.ts';
import { limits } from '../../../lib/limits.ts';

/** By what a command is recognised in the account's state. Without texts and links, because it is kept for a reload. */
export interface CommandDetails {
  amount?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The code of a bonus. */
  code?: string | undefined;
  /** The id of a QR code or coupon. */
  id?: string | undefined;
  /** The provider of a QR code. */
  bank?: string | undefined;
}

/** A money command, as `useMoneyCommand` takes it. */
export interface MoneyCommand<Answer, Input> {
  /** Identifies the command, and its target where several can be pending at once. */
  key: string;
  operationId: MoneyCommandId;
  detailsOf: (input: Input) => CommandDetails;
  /** The input of a command from before a reload; absent if it has texts or files, which are not kept. */
  inputOf?: ((details: CommandDetails) => Input) | undefined;
  /** The provider of a QR code, known before the command is given. */
  bank?: string;
  /** Passing the same confirmation again repeats the same command. */
  mutateAsync: (input: Input, confirmation: Confirmation) => Promise<Answer>;
}

/** The input of the mutation. */
export interface Given<Input> {
  input: Input;
  confirmation: Confirmation;
}

/** What the result of `sendMoneyCommand` says about the command: its success, or the error that it threw. */
export function answerOf(error: unknown, { freeText, isRepetition }: Confirmation): AnswerKind {
  if (error === undefined) return freeText === undefined ? 'yes' : 'yesWithText';
  // Any other error is a bug of the app, and the command may have been sent.
  if (!(error instanceof ApiError) || error.outcome === 'unknown') return 'nothing';
  // A request that did not leave says nothing about an earlier one.
  if (error.status === 0) return isRepetition ? 'nothing' : 'finalNo';
  return error.isFinal ? 'finalNo' : 'no';
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
  const read: typeof readAnswer = (...[of, ofSchema, answer]) => {
    const sent = { isAnswerOfKey: isAnswerOfKey(confirmation), isRepetition: confirmation.isRepetition === true };
    const reading = readMoneyAnswer(of, ofSchema, answer, sent);
    if (reading.ok) confirmation.freeText = reading.freeText;
    return reading;
  };
  const transport = { signal, fetch: limitAnswer(fetch, confirmation), idempotencyKey, read };
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
    onSettled: (_answer, error) => {
      void readStale(queries, effects, error);
    },
  });
  return {
    key: operation.id,
    operationId: operation.id,
    detailsOf,
    inputOf: (details) => (Object.keys(details).length > 0 ? { body: details } : {}) as Input<Op['id']>, // as detailsOf read it
    mutateAsync: (input, confirmation) => mutateAsync({ input, confirmation }),
  };
}

/** The amounts and places of a JSON body. */
function detailsOf({ body }: { body?: unknown }): CommandDetails {
  if (typeof body !== 'object' || body === null) return {};
  const { amount, from, to }: CommandDetails = body;
  return { amount, from, to };
}

type Fetch = (request: Request) => Promise<Response>;

/**
 * A transport that aborts when an answer is longer than any valid answer to a money command, with or without a
 * Content-Length. It also notices whether the service returns the key.
 */
const limitAnswer =
  (fetch: Fetch, confirmation: Confirmation): Fetch =>
  async (request) => {
    const stillCurrent = session.stillCurrent();
    const response = await fetch(request);
    if (stillCurrent()) noteKey(confirmation, response);
    if (!response.body) return response;
    let size = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limits.moneyAnswerMaxBytes) controller.error(new Error('The answer is too long'));
        else controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counter), response);
  };
