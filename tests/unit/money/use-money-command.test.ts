import { environmentManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as schemas from '../../../generated/schemas.ts';
import type { ResponseSchema } from '../../../src/api/wire/read/read.ts';
import type { Operation } from '../../../src/api/wire/types.ts';
import { cut, json, runningWire, silence, text, until, type Answer } from '../../support/wire-server.ts';
import { everyOperation, typicalOf } from '../../support/read-as.ts';
import { rendered } from '../../support/rendered.ts';

vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' })); // nothing is read again by itself
const wire = await runningWire({ idempotencyKey: true });
const { useMoneyOperation } = await import('../../../src/api/wire/money/money-command.ts');
const { session } = await import('../../../src/api/wire/session/session.ts');
const { createQueryClient } = await import('../../../src/api/wire/query/query-client.ts');
const { useMoneyCommand } = await import('../../../src/money/use-money-command.ts');
const { memberMoneyOf } = await import('../../../src/money/member-money.ts');

// On a server the library reads nothing.
environmentManager.setIsServer(() => false);

const commands = everyOperation.filter(({ money }) => money);
const limitOf = ({ timeout }: Operation) => (timeout === 'upload' ? 300_000 : 60_000);

const unknown = ['sending', 'unknown checking', 'unknown checked'];
const refused = ['sending', 'refused'];
const ended = ['sending', 'open'];

/**
 * The answer to a command, and the reported states in order. `money-answer.test.ts` has every answer, `send.test.ts` every
 * damage on the way.
 */
const fates: Record<string, [answer: (operation: Operation) => Answer, told: string[]]> = {
  'its usual answer': [({ id }) => json(typicalOf(id)), ['sending', 'done']],
  'a connection that is cut': [() => cut, unknown],
  'a page of HTML with 200': [() => text('<h1>Sign in to the Wi-Fi</h1>'), unknown],
  'no answer until the time is up': [() => silence, unknown],
  'a refusal with a code': [() => json({ message: 'REQUEST_LIMIT' }, 429), refused],
  'a refusal in a success': [() => json({ message: 'NO_WALLET' }), refused],
  'the end of the session': [() => json({ message: 'invalid-token' }, 401), ended],
  'the end of the visit in a success': [() => json({ message: 'gone' }), ['sending', 'unknown failed']],
};

const pathOf = ({ path }: Operation) => path.replace(/\{\w+\}/g, '1');

/** A command on an open screen, with its own cache and session, so that it joins no command of another test. */
function start(operation: Operation, token: string) {
  session.start(token.replaceAll(/\W/g, '-'), { remember: false });
  const client = createQueryClient();
  const { outcomes } = memberMoneyOf(client);
  const schema = schemas[operation.response] as ResponseSchema<'transfer'>; // stands for each money operation
  const told: string[] = [];
  outcomes.subscribe(() => {
    const outcome = outcomes.get(operation.id);
    const now = outcome.kind === 'unknown' ? `unknown ${outcome.check}` : outcome.kind;
    if (now !== told.at(-1)) told.push(now);
  });
  const stop = outcomes.show(operation.id, {});
  told.length = 0;
  // The hook takes an operation by its literal type.
  const known = operation as Parameters<typeof useMoneyOperation>[0];
  const { give } = rendered(
    client,
    () => useMoneyCommand({ ...useMoneyOperation(known, schema as never, {}), bank: '1' }), // of the same operation
  );
  const params = { slotCode: '1', codeOrId: '1', code: '1' };
  const body = operation.body === 'multipart' ? new FormData() : { amount: 1 };
  const input = operation.body ? { params, body } : { params };
  return { told, stop, outcomes, give: () => give(input as never) }; // an input of the operation, by its table entry
}

/** The query that a request of the check calls, if any. */
const queryOf = ({ method = '', url = '' }: { method?: string | undefined; url?: string | undefined }) =>
  everyOperation.find(
    ({ effect, ...each }) =>
      // A row of the table without one key.
      effect === 'query' && each.method === method.toLowerCase() && pathOf(each as Operation) === url,
  );

/** Answers the command with `answer`, and the reads before and after it normally or with `reading`. */
function answerWith(answer: Answer, reading?: Answer) {
  wire.answer = (response, request) => {
    const query = queryOf(request);
    ((query && reading) ?? (query ? json(typicalOf(query.id)) : answer))(response, request);
  };
}

const sent = () => wire.received.filter((request) => !queryOf(request));

beforeEach(() => {
  // Development builds report each answer that violates the contract.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(300);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe(`B-01 A-118 every money command with every fate of its answer (${commands.length} × ${Object.keys(fates).length})`, () => {
  test.each(Object.entries(fates))('B-01 A-118 quality 1: quality 2: %s', async (fate, [answerOf, told]) => {
    for (const operation of commands) {
      wire.received.length = 0;
      const command = start(operation, fate);
      answerWith(answerOf(operation));
      const given = command.give();
      await until(() => sent().length > 0);
      const readBefore = wire.received.length;
      if (answerOf(operation) === silence) {
        await vi.advanceTimersByTimeAsync(limitOf(operation) - 1);
        expect(command.told, operation.id).toEqual(['sending']);
        await vi.advanceTimersByTimeAsync(1);
      }
      await given;
      expect(command.told, operation.id).toEqual(told);
      // Only an unknown outcome is followed by reads, and no command is sent twice.
      expect(sent(), operation.id).toHaveLength(1);
      expect(sent()[0], operation.id).toMatchObject({ method: operation.method.toUpperCase(), url: pathOf(operation) });
      expect(wire.received.length > readBefore, operation.id).toBe(told === unknown);
      command.stop();
    }
  });
});

test('B-01 A-118 quality 1: while a command is running or being checked, it cannot be sent a second time', async () => {
  for (const operation of commands) {
    wire.received.length = 0;
    const command = start(operation, 'locked');
    const held: (() => void)[] = [];
    const hold =
      (answer: Answer): Answer =>
      (response, request) => {
        held.push(() => answer(response, request));
      };
    answerWith(hold(cut));
    const given = command.give();
    await until(() => held.length === 1);
    await command.give();
    answerWith(cut, hold(cut));
    held.pop()?.();
    await until(() => held.length >= 2);
    expect(command.told.at(-1), operation.id).toBe('unknown checking');
    await command.give();
    expect(sent(), operation.id).toHaveLength(1);
    answerWith(cut);
    for (const answer of held) answer();
    await given;
    // The check failed too, which unlocks the form.
    expect(command.told, operation.id).toEqual(['sending', 'unknown checking', 'unknown failed']);
    command.stop();
  }
});

describe('A-118 errors of the app inside a money command', () => {
  /** Sends a command with this result on an open screen. */
  async function giveOneThat(mutateAsync: () => Promise<unknown>, onDone?: () => void) {
    const client = createQueryClient();
    const { outcomes } = memberMoneyOf(client);
    const command = { key: 'transfer', operationId: 'transfer', detailsOf: () => ({}), mutateAsync } as const;
    const { give } = rendered(client, () => useMoneyCommand(command));
    outcomes.show('transfer', onDone ? { onDone } : {});
    answerWith(cut);
    await give(undefined).catch(() => undefined);
    return { outcome: outcomes.get('transfer'), begin: () => outcomes.begin('transfer', undefined, {}) };
  }

  test('A-118 an error that is no ApiError is unknown, and the form is unlocked', async () => {
    const { outcome, begin } = await giveOneThat(() => Promise.reject(new TypeError('x is not a function')));
    expect(outcome).toMatchObject({ kind: 'unknown', check: 'checked' });
    expect(begin()).toBe(true);
  });

  test('A-118 an error in a screen’s callback does not make a done command unknown', async () => {
    const { outcome } = await giveOneThat(
      () => Promise.resolve({}),
      () => {
        throw new TypeError('x is not a function');
      },
    );
    expect(outcome.kind).toBe('done');
  });
});
