import { environmentManager } from '@tanstack/react-query';
import { afterAll, expect, vi } from 'vitest';
import * as schemas from '../../generated/schemas.ts';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import type { ResponseSchema } from '../../src/api/wire/read/read.ts';
import type { Operation } from '../../src/api/wire/types.ts';
import { answersTo, type AnswerCase } from './money-answers.ts';
import { everyOperation } from './read-as.ts';
import { rendered } from './rendered.ts';
import { givenCommands, holdingsOf, spinsOf } from './sandbox-money.ts';
import { rich } from './test-world.ts';
import { volume } from './volume.ts';

/** The commands that move money, with their position in the contract. */
export const moneyOperations = everyOperation
  .filter(({ money }) => money)
  .map((operation, number) => [operation.id, operation, number] as const);

/**
 * `npm test` runs every twentieth answer of each command, with different offsets. The full run gives each refusal in all
 * four ways and each other answer in one of them, the soak test all answers in all ways.
 */
const answersIn = (operation: Operation, number: number, way: number) =>
  answersTo(operation).filter(({ told }, index) =>
    volume({
      gate: (index + number) % 20 === 0,
      full: told === 'refused' || index % 4 === way,
      soak: true,
    }),
  );

/** What the member may see for each expected outcome; `open` leads to /login or /terminated. */
const mayBeTold: Record<AnswerCase['told'], string[]> = {
  done: ['done'],
  shape: ['done', 'unknown'],
  refused: ['refused', 'open'],
  unknown: ['unknown'],
};

/**
 * The app's money commands over a sandbox. The test replaces `src/settings.ts` first. `give` sends a command, with a
 * planted answer if there is one; it returns what the member sees and whether money moved.
 */
export async function commandsOverLedger(sandbox: Sandbox, { hasKey }: { hasKey: boolean }) {
  const { control } = sandbox;
  const { useMoneyOperation } = await import('../../src/api/wire/money/money-command.ts');
  const { createQueryClient } = await import('../../src/api/wire/query/query-client.ts');
  const { session } = await import('../../src/api/wire/session/session.ts');
  const { moneyOutcomesOf } = await import('../../src/money/money-outcomes.ts');
  const { useMoneyCommand } = await import('../../src/money/use-money-command.ts');

  environmentManager.setIsServer(() => false);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  afterAll(() => sandbox.close());

  let seed = 0;

  async function give(operation: Operation, planted?: { answer: AnswerCase; applied: boolean }) {
    const given = givenCommands[operation.id];
    if (!given) throw new Error(`Nobody says how ${operation.id} is given`);
    // Another seed gives another token, so that no test joins a command of the previous one.
    control.reset({ seed: (seed += 1) });
    control.setDelays({ settleDelayMs: null });
    const token = control.signIn(rich);
    session.start(token, { remember: false });
    const input = given.input(await given.prepare?.({ url: sandbox.url, control, token }));
    if (planted) {
      const { answer, applied } = planted;
      const { status = 200, body } = answer;
      const isLost = status === 0;
      control.fail(
        operation.id,
        isLost
          ? { connection: applied ? 'breakAfter' : 'breakBefore' }
          : { status, body: body ?? null, apply: applied },
      );
    }
    const client = createQueryClient();
    const outcomes = moneyOutcomesOf(client);
    const stop = outcomes.watch(operation.id, {});
    const schema = schemas[operation.response] as ResponseSchema<'transfer'>; // stands for each money operation
    const known = operation as Parameters<typeof useMoneyOperation>[0]; // as above
    const about = operation.tag === 'qrcode' ? { about: 'WW' } : {};
    const command = rendered(
      client,
      () => useMoneyCommand({ ...useMoneyOperation(known, schema as never, {}), ...about }), // the schema of the same operation
    );
    const before = holdingsOf(control);
    const spinsBefore = spinsOf(control);
    await command.give(input as never); // the operation's own input
    const { kind } = outcomes.get(operation.id);
    stop();
    const hasChanged = holdingsOf(control) !== before;
    return { told: kind, moved: hasChanged || spinsOf(control) !== spinsBefore, hasChanged };
  }

  /** Gives a command each of its answers, where it was carried out or not, and compares what is shown with the ledger. */
  async function expectShown(operation: Operation, number: number, applied: boolean) {
    const way = Number(applied) + 2 * Number(hasKey);
    for (const answer of answersIn(operation, number, way)) {
      const { told, moved, hasChanged } = await give(operation, { answer, applied });
      expect(moved, answer.title).toBe(applied);
      // Without a key a refusal may answer a repeated request. If money moved, it must not be shown as refused.
      const isDoubted = answer.told === 'refused' && hasChanged && !hasKey;
      expect(isDoubted ? ['unknown', 'open'] : mayBeTold[answer.told], `${answer.title}: ${told}`).toContain(told);
    }
  }
  return { give, expectShown };
}
