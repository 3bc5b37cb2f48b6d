import { runningCommands } from '../../../lib/running-commands.ts';
import { timings } from '../../../lib/timings.ts';
import { ApiError, failures } from '../api-error.ts';
import type { ResponseSchema } from '../read/read.ts';
import { send, type Transport } from '../send/send.ts';
import { session } from '../session/session.ts';
import type { CommandId, Input, Operations, OperationTypes } from '../types.ts';

export type Answer<Op extends Operations[CommandId]> = OperationTypes[Op['id']]['response'];

export interface CommandOptions<Op extends Operations[CommandId]> {
  /** The refusal inside a success answer: a code or the server's text; undefined when the command was carried out. */
  refusalIn?: (answer: Answer<Op>) => string | undefined;
  transport?: Transport;
  /** Separates commands that the member sends twice on purpose with equal input, such as the same chat text. */
  confirmation?: string;
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Identifies a command by operation, input and token. FormData cannot be compared, so each upload is a command of its
 * own. The token prevents joining a pending command of the previous member.
 */
const fingerprint = (id: CommandId, input: object, confirmation: string | undefined) =>
  'body' in input && input.body instanceof FormData
    ? undefined
    : JSON.stringify([session.token(), id, input, confirmation]);

/**
 * A repeated command joins the first one while it is pending and for 200 ms afterwards. Double taps, Enter plus tap,
 * remounts and StrictMode send one request (quality 1).
 */
function joined<T>(key: string | undefined, start: () => Promise<T>): Promise<T> {
  if (key === undefined) return start();
  const earlier = underWay.get(key);
  // The key contains the operation and its whole input, so the stored promise has this type.
  if (earlier) return earlier as Promise<T>;
  const promise = start();
  underWay.set(key, promise);
  const forget = () => setTimeout(() => underWay.delete(key), timings.submitDelay);
  promise.then(forget, forget);
  return promise;
}

/**
 * Sends one command of the contract. Never retried, paused, persisted or refetched. `sendMoneyCommand` sends
 * the commands that move money. Rejects with an ApiError whose outcome is `refused` or `unknown`.
 */
export async function sendCommand<Op extends Operations[CommandId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  options: CommandOptions<Op> = {},
): Promise<Answer<Op>> {
  const sending = joined(fingerprint(operation.id, input, options.confirmation), async () => {
    const stillCurrent = session.stillCurrent();
    const answer = await send(operation, schema, input, options.transport);
    const refusal = options.refusalIn?.(answer);
    if (refusal === undefined) return answer;
    const error = ApiError.refusal(operation.id, refusal);
    if (stillCurrent()) failures.announce(error);
    throw error;
  });
  return runningCommands.during(sending);
}
