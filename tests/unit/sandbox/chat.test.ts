import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import type { ClientToServerEvents, ServerToClientEvents } from '../../../generated/events.ts';
import { runningSandbox } from '../../support/running-sandbox.ts';

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const { sandbox } = runningSandbox({ answerDelayMs: 0 });
const open: ChatSocket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.close()));

async function connect(room: string) {
  const received: (string | undefined)[] = [];
  const socket: ChatSocket = io(sandbox().url, { forceNew: true });
  open.push(socket);
  socket.on('connect', () => socket.emit('join', room));
  socket.on('messaging', ({ message }) => received.push(message.payload.message));
  await expect
    .poll(() =>
      sandbox()
        .control.joins()
        .some((join) => join.room === room),
    )
    .toBe(true);
  return { socket, received };
}

const guest = 'guest-9f86d081884c7d65';
const text = (message: string) => ({ message_type: 'text', payload: { message } });

describe('sandbox: chat', () => {
  test.each([
    ['invalid room', 'join', 'nowhere'],
    ['unknown event', 'typing', guest],
  ])('an %s is recorded', async (_what, event, value) => {
    const { socket } = await connect(`NAGA-${guest}`);
    // The contract's type has no other event.
    (socket as Socket).emit(event, value);
    await expect.poll(() => sandbox().control.violations()).toMatchObject([{ kind: 'socket', where: event }]);
  });

  test('socket faults lose, duplicate, reorder or delay messages; the history has each once', async () => {
    const { control } = sandbox();
    const { received } = await connect(`NAGA-${guest}`);
    control.disturbSockets({ kind: 'lose' });
    control.disturbSockets({ kind: 'duplicate' });
    control.disturbSockets({ kind: 'reorder', times: 3 });
    control.disturbSockets({ kind: 'delay', delayMs: 100 });
    const words = ['lost', 'twice', '1', '2', '3', 'late', 'last'];
    for (const message of words) control.pushMessage(guest, text(message));
    await expect.poll(() => received).toEqual(['twice', 'twice', '3', '2', '1', 'last', 'late']);
    expect(control.conversation(guest).map(({ message }) => message.payload.message)).toEqual(words);
  });
});

describe('sandbox: chat beside Prism', () => {
  const id = '665f1c2ab7d94e0012a4c101';
  const beside = runningSandbox({ answerDelayMs: 0, anyTokenIs: id, samplesOnJoin: true });

  test('any token belongs to the example member, and a new participant gets every type once', async () => {
    const { control, url } = beside.sandbox();
    for (let joins = 1; joins <= 2; joins += 1) {
      const socket: ChatSocket = io(url, { forceNew: true });
      open.push(socket);
      socket.on('connect', () => socket.emit('join', `NAGA-${id}`));
      await expect.poll(() => control.joins()).toHaveLength(joins);
    }
    const history = { json: { userId: id, guestId: '', limit: 20, skip: 0 } };
    const types = 'text buttons media media quick_replies generic postback sticker'.split(' ');
    await expect.poll(() => control.conversation(id).map(({ message }) => message.message_type)).toEqual(types);
    expect(control.violations()).toEqual([]);
    const { status, body } = await beside.ask('listChatHistory', { ...history, token: 'of-prism' });
    expect([status, (body as { messages: unknown[] }).messages]).toMatchObject([200, { length: 8 }]); // as the contract says
  });
});
