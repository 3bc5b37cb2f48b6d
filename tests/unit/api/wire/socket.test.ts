import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../../mocks/sandbox/server.ts';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import { timings } from '../../../../src/lib/timings.ts';
import { asyncapi } from '../../../support/contract.ts';
import { violations } from '../../../support/violations.ts';

const rejoin = 60;
const sandbox = await createSandbox({ report: () => undefined });
vi.doMock('../../../../src/settings.ts', () => ({ settings: { apiBaseUrl: sandbox.url, chatUrl: sandbox.url } }));
// A browser test uses the real five seconds.
vi.doMock('../../../../src/lib/timings.ts', () => ({ timings: { ...timings, socketRejoin: rejoin } }));
const { openChatSocket } = await import('../../../../src/api/wire/socket.ts');

const guest = '9f86d081884c7d659a2feaa0c55ad015';
const { control } = sandbox;
/** Waits with a long timeout, for a busy machine. */
const eventually = <Value>(read: () => Value) => expect.poll(read, { timeout: 20_000 });
const closing: (() => void)[] = [];
const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  control.reset();
  reported.mockClear();
});
afterEach(async () => {
  for (const close of closing.splice(0)) close();
  await eventually(() => control.connections()).toBe(0);
});
afterAll(() => sandbox.close());

function open(room: () => Promise<string> = () => Promise.resolve(`NAGA-${guest}`)) {
  const heard: Schemas['ChatMessage'][] = [];
  const seen = { joined: 0, lost: 0, heard };
  const close = openChatSocket({
    room,
    onJoined: () => (seen.joined += 1),
    onLost: () => (seen.lost += 1),
    onMessage: (message) => heard.push(message),
  });
  closing.push(close);
  return { heard, seen, close };
}
const joins = () => control.joins().map(({ room }) => room);
const until = (count: number) => eventually(joins).toHaveLength(count);

describe('the chat socket', () => {
  test('R-037 R-416 R-420 joins the room of the examples: the prefix, a hyphen and the id', async () => {
    for (const { payload } of asyncapi.components.messages['join']?.examples ?? []) {
      control.reset();
      open(() => Promise.resolve(String(payload)));
      await until(1);
      expect(joins()).toEqual([payload]);
      expect(violations({ $ref: '#/components/schemas/RoomName' }, joins()[0], 'asyncapi.yaml')).toEqual([]);
    }
    expect(control.violations()).toEqual([]);
  });

  test('R-038 R-115 every example of messaging in asyncapi.yaml is delivered as it stands', async () => {
    const { heard } = open();
    await until(1);
    const examples = (asyncapi.components.messages['messaging']?.examples ?? []).map(({ payload }) => payload);
    for (const payload of examples) control.pushRaw(guest, payload);
    await eventually(() => heard).toHaveLength(examples.length);
    expect(heard).toEqual(examples);
    expect(reported).not.toHaveBeenCalled();
  });

  test('quality 9 an invalid event is dropped and, in development, reported by its place without values', async () => {
    const { heard } = open();
    await until(1);
    const whole = { sender: 'support', createdAt: '2026-11-20T20:01:40+07:00', session_id: 's-1' };
    const hostile = [
      42,
      null,
      'secret',
      [],
      {},
      { ...whole, createdAt: 'yesterday', message: { message_type: 'text', payload: {} } },
      { ...whole, createdAt: whole.createdAt, sender: { name: 'secret' } },
    ];
    for (const payload of hostile) control.pushRaw(guest, payload);
    control.pushRaw(guest, { ...whole, message: { message_type: 'text', payload: {} } });
    await eventually(() => heard).toHaveLength(1);
    const lines = reported.mock.calls.map(([line]) => String(line));
    expect(lines.length).toBeGreaterThanOrEqual(hostile.length);
    expect(lines).toContain('Contract violation: messaging event at /createdAt: invalid_format');
    expect(lines.join()).not.toContain('secret');
  });

  test('A-119 a message with an address that is null is delivered without it, and reported', async () => {
    const { heard } = open();
    await until(1);
    const whole = { sender: 'support', createdAt: '2026-11-20T20:01:40+07:00', session_id: 's-1' };
    control.pushRaw(guest, { ...whole, message: { message_type: 'media', payload: { url: null } } });
    await eventually(() => heard).toHaveLength(1);
    expect(heard).toEqual([{ ...whole, message: { message_type: 'media', payload: {} } }]);
    expect(reported).toHaveBeenCalled();
  });

  test('R-406 a lost connection is retried until it succeeds, and each connection joins once', async () => {
    const { seen } = open();
    await until(1);
    control.setSocketsDown(true);
    await eventually(() => seen.lost).toBeGreaterThanOrEqual(3);
    expect(joins()).toHaveLength(1);
    control.setSocketsDown(false);
    await until(2);
    await new Promise((resolve) => setTimeout(resolve, 4 * rejoin));
    expect(control.connections()).toBe(1);
    expect(new Set(control.joins().map(({ connection }) => connection)).size).toBe(2);
    expect(seen.joined).toBe(2);
  });

  test('R-406 a failed room lookup is retried, and no connection is made before it', async () => {
    let asked = 0;
    const { seen } = open(() => {
      asked += 1;
      return asked < 3 ? Promise.reject(new Error('no config')) : Promise.resolve(`NAGA-${guest}`);
    });
    await until(1);
    expect(asked).toBe(3);
    expect(seen.lost).toBe(2);
  });

  test('a closed socket stays closed, even if closed before it is created', async () => {
    const first = open();
    first.close();
    const second = open();
    await until(1);
    second.close();
    await eventually(() => control.connections()).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 4 * rejoin));
    expect(joins()).toHaveLength(1);
    expect(first.seen).toMatchObject({ joined: 0, lost: 0 });
    expect(second.seen.lost).toBe(0);
  });
});

test('R-039 without a chat backend there is no socket, and its package is not loaded', async () => {
  vi.resetModules();
  const loaded = vi.fn();
  vi.doMock('socket.io-client', () => {
    loaded();
    return {};
  });
  vi.doMock('../../../../src/settings.ts', () => ({ settings: { apiBaseUrl: sandbox.url, chatUrl: null } }));
  const without = await import('../../../../src/api/wire/socket.ts');
  expect(without.hasChatSocket).toBe(false);
  const room = vi.fn(() => Promise.resolve('NAGA-1'));
  const nothing = () => undefined;
  without.openChatSocket({ room, onJoined: nothing, onLost: nothing, onMessage: nothing })();
  await new Promise((resolve) => setTimeout(resolve, 2 * rejoin));
  expect(room).not.toHaveBeenCalled();
  expect(loaded).not.toHaveBeenCalled();
});
