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
  const socket: ChatSocket = io(sandbox().url, { forceNew: true });
  open.push(socket);
  socket.on('connect', () => socket.emit('join', room));
  socket.on('messaging', ({ sender, message }) => received.push({ sender, text: message.payload.message }));
  await expect.poll(() => socket.connected).toBe(true);
  return { socket, received };
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
});
