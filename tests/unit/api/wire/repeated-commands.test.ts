import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as schemas from '../../../../generated/schemas.ts';
import type { ResponseSchema } from '../../../../src/api/wire/read/read.ts';
import type { Operation } from '../../../../src/api/wire/types.ts';
import { cut, json, runningWire, silence, until, type Answer } from '../../../support/wire-server.ts';
import { everyOperation, paramsOfCommands, typicalOf } from '../../../support/read-as.ts';

const wire = await runningWire();
const { sendCommand } = await import('../../../../src/api/wire/command/send-command.ts');

const commands = everyOperation.filter(({ effect }) => effect === 'command');
const params = paramsOfCommands;

/** Sends a command; returns its result as text. */
function give(operation: Operation): Promise<string> {
  const body = operation.body === 'multipart' ? new FormData() : { a: 1 };
  const input = operation.body ? { params, body } : { params };
  const schema = schemas[operation.response] as ResponseSchema<'transfer'>; // stands for each operation
  // Only the contract relates commands to their inputs.
  return sendCommand(operation as Parameters<typeof sendCommand>[0], schema as never, input as never).then(
    () => 'done',
    (error: unknown) => String(error),
  );
}

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const refusal = json({ message: 'REQUEST_LIMIT' }, 429);

/** A command that is repeated just before the 200 ms after its answer are over. */
const soonAfter = (answer: (operation: Operation) => Answer) => async (operation: Operation) => {
  wire.answer = answer(operation);
  const first = await give(operation);
  await wait(199);
  return [first, await give(operation)];
};

/** Ways to repeat a command within one confirmation; each returns the result of every call. */
const repetitions: Record<string, (operation: Operation) => Promise<string[]>> = {
  'five times at once': (operation) => {
    wire.answer = json(typicalOf(operation.id));
    return Promise.all(Array.from({ length: 5 }, () => give(operation)));
  },
  'while the first is under way, until its time is up': async (operation) => {
    wire.answer = silence;
    const first = give(operation);
    await until(() => wire.received.length > 0);
    await wait(operation.timeout === 'upload' ? 299_999 : 59_999);
    const second = give(operation);
    if (operation.body === 'multipart') await until(() => wire.received.length > 1);
    await wait(300_000);
    return Promise.all([first, second]);
  },
  'soon after it was done': soonAfter(({ id }) => json(typicalOf(id))),
  'soon after it was refused': soonAfter(() => refusal),
  'soon after its connection was cut': soonAfter(() => cut),
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe(`quality 1: every command, given again in every way (${commands.length} × ${Object.keys(repetitions).length})`, () => {
  test.each(Object.entries(repetitions))(
    'quality 1: %s sends one request, and each call gets its answer',
    async (_way, repeat) => {
      for (const operation of commands) {
        wire.reset();
        const heard = await repeat(operation);
        // A file cannot be compared, so each upload is a confirmation of its own.
        const expected = operation.body === 'multipart' ? heard.length : 1;
        expect(wire.received, operation.id).toHaveLength(expected);
        expect(new Set(heard).size, operation.id).toBe(1);
        // The next confirmation is sent.
        await wait(200);
        wire.answer = json(typicalOf(operation.id));
        expect(await give(operation), operation.id).toBe('done');
        expect(wire.received, operation.id).toHaveLength(expected + 1);
        await wait(200);
      }
    },
  );
});
