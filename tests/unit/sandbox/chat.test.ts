import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, test } from 'vitest';
import type { ClientToServerEvents, ServerToClientEvents } from '../../../generated/events.ts';
import { anyText, runningSandbox } from '../../support/running-sandbox.ts';
import { rich } from '../../support/test-world.ts';

type ChatSocket = Socket<ServerToClientEvents, ClientToServerEvents>;

const { sandbox, ask } = runningSandbox({ answerDelayMs: 0 });
const open: ChatSocket[] = [];
afterEach(() => open.splice(0).forEach((socket) => socket.close()));

async function connect(room: string) {
  const received: { sender: string; text: string | undefined }[] = [];
  const socket: ChatSocket = io(sandbox().url, { reconnectionDelay: 20, forceNew: true });
  open.push(socket);
  let joins = 0;
  socket.on('connect', () => {
    socket.emit('join', room);
    joins += 1;
  });
  socket.on('messaging', ({ sender, message }) => received.push({ sender, text: message.payload.message }));
  await expect.poll(() => joins).toBe(1);
  return { socket, received, joins: () => joins };
}

const guest = 'guest-9f86d081884c7d65';
const packageOf = (message: string) => ({
  ...{ sender: 'customer', message: { message_type: 'text', payload: { message } } },
  ...{ userId: '', guestId: guest, username: '', name: '', deviceToken: '' },
});

describe('sandbox: chat', () => {
  test('a guest’s message returns on the socket with the answer, and both are in the history', async () => {
    const { received } = await connect(`NAGA-${guest}`);
    const sent = await ask('sendChatMessage', { json: packageOf('สวัสดี') });
    expect(sent).toMatchObject({ status: 200, body: { createdAt: anyText } });
    await expect.poll(() => received.map(({ sender }) => sender)).toEqual(['customer', 'support']);
    const { body } = await ask('listChatHistory', { json: { userId: '', guestId: guest, limit: 10, skip: 0 } });
    expect(body).toMatchObject({ messages: [{ sender: 'customer' }, { sender: 'support' }] });
  });

  test.each([
    ['blank', ' \n', 400],
    ['as long as it may be', 'ก'.repeat(2000), 200],
    ['too long', 'ก'.repeat(2001), 400],
  ])('a text that is %s', async (_, text, status) => {
    const answer = await ask('sendChatMessage', { json: packageOf(text) });
    expect(answer.status).toBe(status);
    if (status === 400) expect(answer.body).toEqual({ message: 'KEY_INVALID' });
  });

  test('rooms are separate: a member gets only their own messages', async () => {
    const member = await connect('NAGA-665f1c2ab7d94e0012a4c101');
    const other = await connect(`NAGA-${guest}`);
    await expect
      .poll(() => {
        sandbox().control.pushMessage(rich, { message_type: 'text', payload: { message: 'สวัสดีสมชาย' } });
        return member.received.at(-1)?.text;
      })
      .toBe('สวัสดีสมชาย');
    expect(other.received).toEqual([]);
  });

  test('dropped sockets reconnect and join again', async () => {
    const { joins } = await connect(`NAGA-${guest}`);
    sandbox().control.dropSockets();
    await expect.poll(joins).toBe(2);
  });

  test('an invalid room is recorded, and an invalid message is not sent', async () => {
    const { socket, received } = await connect(`NAGA-${guest}`);
    socket.emit('join', 'nowhere');
    await expect.poll(() => sandbox().control.violations()).toMatchObject([{ kind: 'socket', where: 'join' }]);
    // Raw payloads bypass the check; they are for hostile tests.
    sandbox().control.pushRaw(guest, { sender: 'support', message: { payload: { message: 'raw' } } });
    await expect.poll(() => received).toEqual([{ sender: 'support', text: 'raw' }]);
  });

  test('a member’s history needs the member’s token', async () => {
    const json = { userId: '665f1c2ab7d94e0012a4c101', guestId: '', limit: 10, skip: 0 };
    expect((await ask('listChatHistory', { json })).body).toEqual({ message: 'UNAUTHORIZED' });
    expect((await ask('listChatHistory', { json, as: rich })).status).toBe(200);
  });

  test('socket faults lose, duplicate, reorder or delay messages; the history has each once', async () => {
    const { control } = sandbox();
    const { received } = await connect(`NAGA-${guest}`);
    await expect.poll(() => control.joins().map(({ room }) => room)).toEqual([`NAGA-${guest}`]);
    control.disturbSockets({ kind: 'lose' });
    control.disturbSockets({ kind: 'duplicate' });
    control.disturbSockets({ kind: 'reorder', times: 3 });
    control.disturbSockets({ kind: 'delay', delayMs: 100 });
    const words = ['lost', 'twice', '1', '2', '3', 'late', 'last'];
    for (const message of words) control.pushMessage(guest, { message_type: 'text', payload: { message } });
    await expect
      .poll(() => received.map(({ text }) => text))
      .toEqual(['twice', 'twice', '3', '2', '1', 'last', 'late']);
    expect(control.conversation(guest).map(({ message }) => message.payload.message)).toEqual(words);
  });

  test('while the sockets are down no client can connect', async () => {
    const { control } = sandbox();
    const { socket, joins } = await connect(`NAGA-${guest}`);
    const refused: string[] = [];
    socket.io.on('reconnect_error', ({ message }) => refused.push(message));
    control.setSocketsDown(true);
    await expect.poll(() => refused.length).toBeGreaterThan(0);
    expect(control.connections()).toBe(0);
    control.setSocketsDown(false);
    await expect.poll(joins).toBe(2);
  });

  test('fillConversation adds messages in the past without sending them', async () => {
    const { received } = await connect(`NAGA-${guest}`);
    sandbox().control.fillConversation(guest, 25);
    const { body } = await ask('listChatHistory', { json: { userId: '', guestId: guest, limit: 10, skip: 20 } });
    const texts = [1, 2, 3, 4, 5].map((number) => `${number % 2 ? 'customer' : 'support'} ${number}`);
    expect(body).toMatchObject({ messages: texts.map((message) => ({ message: { payload: { message } } })) });
    expect(received).toEqual([]);
  });

  test('an unknown event is recorded', async () => {
    const { socket } = await connect(`NAGA-${guest}`);
    // The contract's type has no other event.
    (socket as Socket).emit('typing', guest);
    await expect.poll(() => sandbox().control.violations()).toMatchObject([{ kind: 'socket', where: 'typing' }]);
  });
});
