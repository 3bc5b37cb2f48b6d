import { readTouched } from '../api/touched.ts';
import { keysAreOn, type Confirmation } from '../api/wire/idempotency-key.ts';
import type { MoneyCommand } from '../api/wire/money-command.ts';
import { timings } from '../lib/timings.ts';

const trusted = { isAsBefore: () => Promise.resolve(true) };

/** What the command touches, or undefined where it cannot be read. */
async function read({ operationId, about }: Pick<MoneyCommand<never, never>, 'operationId' | 'about'>) {
  try {
    return await readTouched(operationId, about);
  } catch {
    return undefined;
  }
}

/** Undefined when the time is up: the member waits for the command to be sent. */
function soon<T>(value: Promise<T>): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, timings.beforeCommand, undefined);
    void value.then((given) => {
      clearTimeout(timer);
      resolve(given);
    });
  });
}

/**
 * Reads what a command touches before it is given without a key: a browser that sends it twice by itself shows the second answer,
 * and "already used" may refuse what the first one did (quality 3). `isAsBefore` tells, after a refusal, whether nothing changed.
 */
export async function watchTouched(
  command: Pick<MoneyCommand<never, never>, 'operationId' | 'about'>,
  { idempotencyKey }: Confirmation,
): Promise<{ isAsBefore: () => Promise<boolean> }> {
  if (idempotencyKey !== undefined || keysAreOn()) return trusted;
  const before = await soon(read(command));
  return { isAsBefore: async () => before !== undefined && before === (await read(command)) };
}
