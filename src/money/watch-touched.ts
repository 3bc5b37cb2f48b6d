import { readTouched } from '../api/touched.ts';
import { keyIsHonoured, type Confirmation } from '../api/wire/money/idempotency-key.ts';
import type { MoneyCommand } from '../api/wire/money/money-command.ts';
import { timings } from '../lib/timings.ts';

const trusted = { isAsBefore: () => Promise.resolve(true) };

/** The state that the command can change; undefined if it cannot be read. */
async function read({ operationId, about }: Pick<MoneyCommand<never, never>, 'operationId' | 'about'>) {
  try {
    return await readTouched(operationId, about);
  } catch {
    return undefined;
  }
}

/** Undefined after the time limit: the member is waiting for the command. */
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
 * Reads the state that a command can change before it is sent without an honoured key. If the browser repeats the request by
 * itself, the app sees only the second answer, which may say "already used" although the first request succeeded.
 * `isAsBefore` tells after a refusal whether nothing changed.
 */
export async function watchTouched(
  command: Pick<MoneyCommand<never, never>, 'operationId' | 'about'>,
  confirmation: Confirmation,
): Promise<{ isAsBefore: () => Promise<boolean> }> {
  if (keyIsHonoured()) return trusted;
  const before = await soon(read(command));
  // The answer itself may have been the first that shows that keys are honoured.
  const isTrusted = () => confirmation.idempotencyKey !== undefined && keyIsHonoured();
  return { isAsBefore: async () => isTrusted() || (before !== undefined && before === (await read(command))) };
}
