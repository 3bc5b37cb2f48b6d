import { expect, test } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import { deferred } from '../../../support/deferred.ts';
import { json, runningWire, silence, text, until } from '../../../support/wire-server.ts';

const wire = await runningWire();
const { sendCommand } = await import('../../../../src/api/wire/command/send-command.ts');
const { commandsUnderWay } = await import('../../../../src/lib/commands-under-way.ts');

const refresh = (confirmation: string) => sendCommand(op.refreshSlots, schema.Ack, {}, { confirmation });

test.each([
  ['is done', json({ message: 'OK' })],
  ['is refused', json({ message: 'REQUEST_LIMIT_1MIN' }, 429)],
  ['has an unknown outcome', text('<h1>Bad gateway</h1>', 502)],
])('A-133 a command is under way until it %s', async (result, answer) => {
  const { promise, resolve: release } = deferred();
  wire.answer = (response, request) => void promise.then(() => answer(response, request));
  expect(commandsUnderWay.any()).toBe(false);
  const settled = refresh(result).catch(() => undefined);
  expect(commandsUnderWay.any()).toBe(true);
  await until(() => wire.received.length === 1);
  expect(commandsUnderWay.any()).toBe(true);
  release();
  await settled;
  expect(commandsUnderWay.any()).toBe(false);
});

test('A-133 while one of two commands is under way, a command is', async () => {
  wire.answer = silence;
  const controller = new AbortController();
  const first = sendCommand(op.refreshSlots, schema.Ack, {}, { transport: { signal: controller.signal } });
  await until(() => wire.received.length === 1);
  wire.answer = json({ message: 'OK' });
  await refresh('second');
  expect(commandsUnderWay.any()).toBe(true);
  controller.abort();
  await first.catch(() => undefined);
  expect(commandsUnderWay.any()).toBe(false);
});
