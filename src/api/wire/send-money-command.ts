import { settings } from '../../settings.ts';
import { limitAnswer } from './limit-answer.ts';
import { readMoneyAnswer } from './read-money-answer.ts';
import type { ResponseSchema } from './read.ts';
import { sendCommand, type Answer, type CommandOptions } from './send-command.ts';
import type { CommandId, Input, Operations } from './types.ts';

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends a command that moves money: with a key of its confirmation, and read by the decision table (A-118, quality 3). */
export function sendMoneyCommand<Op extends Operations[CommandId]>(
  operation: Op,
  schema: ResponseSchema<Op['id']>,
  input: Input<Op['id']>,
  { transport = {}, ...options }: Omit<CommandOptions<Op>, 'refusalIn'> = {},
): Promise<Answer<Op>> {
  const idempotencyKey = settings.idempotencyKey ? newKey() : undefined;
  const { fetch = globalThis.fetch } = transport;
  return sendCommand(operation, schema, input, {
    ...options,
    transport: { ...transport, fetch: limitAnswer(fetch), idempotencyKey, read: readMoneyAnswer },
  });
}
