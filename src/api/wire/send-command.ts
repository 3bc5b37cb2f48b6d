import { timings } from '../../lib/timings.ts';
import { ApiError } from './api-error.ts';
import { failures } from './failures.ts';
import type { ResponseSchema } from './read.ts';
import { send, type Transport } from './send.ts';
import { session } from './session.ts';
import type { CommandId, Input, Operations, OperationTypes } from './types.ts';

export type Answer<Op extends Operations[CommandId]> = OperationTypes[Op['id']]['response'];

export interface CommandOptions<Op extends Operations[CommandId]> {
  /** The refusal that a success status can carry: its code or the server's text; undefined when it was carried out. */
  refusalIn?: (answer: Answer<Op>) => string | undefined;
  transport?: Transport;
  /** Tells apart what is given twice on purpose with the same input, as the same words in a chat. */
  confirmation?: string;
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Who confirms what. Bodies with a file have no text of their own: each is one confirmation. The token keeps a member from
 * joining what the last one left under way.
 */
const fingerprint = (id: CommandId, input: object, confirmation: string | undefined) =>
  'body' in input && input.body instanceof FormData
    ? undefined
    : JSON.stringify([session.token(), id, input, confirmation]);

/**
 * The same confirmation given again while it is under way, and for 200 ms after, joins the first: taps, Enter and tap,
 * a remount or StrictMode never send twice (quality 1).
 */
function joined<T>(key: string | undefined, start: () => Promise<T>): Promise<T> {
  if (key === undefined) return start();
  const earlier = underWay.get(key);
  // The key holds the operation and its whole input, so the promise under it has the same type.
  if (earlier) return earlier as Promise<T>;
  const promise = start();
  underWay.set(key, promise);
  const forget = () => setTimeout(() => underWay.delete(key), timings.submitDelay);
  promise.then(forget, forget);
  return promise;
}

/**
 * Sends one command of the contract, once per confirmation: never retried, paused, persisted or refetched. One that moves
 * money is sent by `sendMoneyCommand`. Resolves when it is done; rejects with an ApiError whose outcome is `refused` or `unknown`.
 */
export async function sendCommand<Op extends Operations[CommandId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  options: CommandOptions<Op> = {},
): Promise<Answer<Op>> {
  return joined(fingerprint(operation.id, input, options.confirmation), async () => {
    const stillCurrent = session.stillCurrent();
    const answer = await send(operation, schema, input, options.transport);
    const refusal = options.refusalIn?.(answer);
    if (refusal === undefined) return answer;
    const error = ApiError.refusal(operation.id, refusal);
    if (stillCurrent()) failures.announce(error);
    throw error;
  });
}
