import { expect, test } from 'vitest';
import {
  eventually,
  markRead,
  runningConversation,
  settled,
  stateOf,
  textBody as text,
} from '../../../support/running-conversation.ts';
import { WireXhr } from '../../../support/wire-xhr.ts';

const { begun, control, guest, opened, requestsOf } = await runningConversation();

const lostAnswer = { status: 502, body: 'bad gateway', contentType: 'text/plain' } as const;
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

test('R-031 R-037 R-420 a guest joins the room of the guest id and reads its history', async () => {
  await opened();
  expect(requestsOf('getChatConfig')).toHaveLength(1);
  expect(control.joins().map(({ room }) => room)).toEqual([`NAGA-${guest}`]);
  expect(requestsOf('listChatHistory')[0]?.body).toEqual({ userId: '', guestId: guest, limit: 10, skip: 0 });
});

test('R-413 a history that could not be read is read when the chat opens again', async () => {
  control.fail('listChatHistory', { status: 500, times: 99 });
  const { begin, state } = begun();
  // The join has read it too.
  await eventually(() => [state().history, state().connection]).toEqual(['failed', 'open']);
  control.clearFaults();
  begin();
  await eventually(() => state().history).toBe('ready');
});

test('A-88 R-406 what was missed while disconnected is read again until that succeeds', async () => {
  const { shown, state } = await opened();
  control.setSocketsDown(true);
  await eventually(() => state().connection).toBe('lost');
  control.pushMessage(guest, text('missed'));
  control.fail('listChatHistory', { status: 500, times: 2 });
  control.setSocketsDown(false);
  await eventually(shown).toEqual(['missed']);
  expect(requestsOf('listChatHistory').filter(({ status }) => status === 500)).toHaveLength(2);
});

test('A-88 a chat that was left and is entered again receives messages', async () => {
  const { enter, leave, shown, state } = await opened();
  leave();
  await eventually(() => control.connections()).toBe(0);
  enter();
  await eventually(() => state().connection).toBe('open');
  control.pushMessage(guest, text('hello again'));
  await eventually(shown).toEqual(['hello again']);
});

test('R-403 R-418 a message of the same guest from another device is no news', async () => {
  const { onIncoming, shown, state } = await opened();
  const news: (string | undefined)[] = [];
  onIncoming((messages) => news.push(...messages.map(({ message }) => message.payload.message)));
  const other = await opened();
  other.sendText('from my phone');
  await eventually(shown).toEqual(['from my phone']);
  control.pushMessage(guest, text('hello'));
  await eventually(shown).toEqual(['from my phone', 'hello']);
  expect([news, state().unread]).toEqual([['hello'], 1]);
});

test('R-032 R-117 A-89 a message is a conversation package and gets the returned time', async () => {
  const { sendText, state } = await opened();
  control.disturbSockets({ kind: 'lose' });
  sendText('hello');
  expect(state().entries.map(stateOf)).toEqual(['sending']);
  await eventually(() => state().entries.map(stateOf)).toEqual(['succeed']);
  expect(requestsOf('sendChatMessage').map(({ body }) => body)).toEqual([
    {
      ...{ sender: 'customer', message: text('hello'), userId: '', guestId: guest },
      ...{ username: '', name: '', deviceToken: '' },
    },
  ]);
  expect(state().entries[0]?.message.createdAt).toBe(control.conversation(guest)[0]?.createdAt);
});

test('A-85 the socket copy, before or after the answer, and the history add no second entry', async () => {
  const { sendText, refresh, state, shown } = await opened();
  // The message arrives on the socket before the answer.
  control.fail('sendChatMessage', { delayMs: 300 });
  sendText('first');
  const [pending] = state().entries;
  await eventually(() => settled(state().entries)).toBe(true);
  expect(state().entries.map(({ key }) => key)).toEqual([pending?.key]);
  await eventually(() => requestsOf('sendChatMessage')[0]?.status).toBe(200);
  // The answer arrives first.
  control.disturbSockets({ kind: 'delay', delayMs: 300 });
  sendText('second');
  await eventually(() => stateOf(state().entries[1])).toBe('succeed');
  await eventually(() => settled(state().entries)).toBe(true);
  refresh();
  await eventually(() => state().refreshing).toBe(false);
  expect(shown()).toEqual(['first', 'second']);
  expect(state().entries[0]?.key).toBe(pending?.key);
});

test('quality 1: the same text sent twice is two messages, a double tap one; the order is kept', async () => {
  const { sendText, state, shown } = await opened();
  control.fail('sendChatMessage', { delayMs: 250 });
  sendText('one');
  sendText('one');
  sendText('two');
  await pause(210);
  sendText('one');
  await eventually(() => settled(state().entries)).toBe(true);
  expect(shown()).toEqual(['one', 'two', 'one']);
  expect(control.conversation(guest).map(({ message }) => message.payload.message)).toEqual(['one', 'two', 'one']);
});

test('quality 1: a button sends one answer while it is pending, and another one later', async () => {
  const { sendPostback, state } = await opened();
  const button = { title: 'Check my slip', type: 'postback', payload: 'CHECK' };
  control.fail('sendChatMessage', { delayMs: 400 });
  // The socket message would reveal delivery before the answer.
  control.disturbSockets({ kind: 'lose' });
  sendPostback(button);
  await pause(250);
  sendPostback(button);
  expect(state().entries.map(stateOf)).toEqual(['sending']);
  await eventually(() => stateOf(state().entries[0])).toBe('succeed');
  sendPostback(button);
  await eventually(() => requestsOf('sendChatMessage')).toHaveLength(2);
});

test('A-85 a message with a lost answer is found in the history and not sent again', async () => {
  const { sendText, state, failures } = await opened();
  control.disturbSockets({ kind: 'lose' });
  control.fail('sendChatMessage', { ...lostAnswer, apply: true });
  sendText('hello');
  await eventually(() => state().entries.map(stateOf)).toEqual(['succeed']);
  expect(failures).toEqual([]);
  expect(requestsOf('sendChatMessage')).toHaveLength(1);
});

test.each([
  ['has it: it is not sent again', true, 1],
  ['does not have it: it is sent again', false, 2],
])('A-85 R-405 if the history could not be read, "send again" reads it first; it %s', async (_what, apply, sent) => {
  const { sendText, resend, state, failures } = await opened();
  control.disturbSockets({ kind: 'lose' });
  control.fail('sendChatMessage', { ...lostAnswer, apply });
  control.fail('listChatHistory', { status: 500 });
  sendText('hello');
  await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
  expect(failures).toHaveLength(1);
  resend(state().entries[0]?.key ?? '');
  await eventually(() => state().entries.map(stateOf)).toEqual(['succeed']);
  expect(control.conversation(guest)).toHaveLength(1);
  expect(requestsOf('sendChatMessage')).toHaveLength(sent);
});

test('R-117 a message that was not sent stands before later ones', async () => {
  const { sendText, state, shown } = await opened();
  control.fail('sendChatMessage', { code: 'REQUEST_LIMIT' });
  sendText('mine');
  await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
  control.pushMessage(guest, text('theirs'));
  await eventually(shown).toEqual(['mine', 'theirs']);
});

test('A-85 equal texts of two conversations are two messages', async () => {
  for (const { sendText } of [await opened(), await opened()]) sendText('hello');
  await eventually(() => control.conversation(guest)).toHaveLength(2);
});

test('R-407 R-036 seen messages are reported once, a debounce after the last; an empty chat reports nothing', async () => {
  const { markRead: look, shown } = await opened();
  look();
  await pause(2 * markRead);
  for (const word of ['1', '2', '3']) {
    control.pushMessage(guest, text(word));
    await eventually(() => shown().at(-1)).toBe(word);
    look();
  }
  expect(requestsOf('markChatRead')).toHaveLength(0);
  await eventually(() => requestsOf('markChatRead')).toHaveLength(1);
  look();
  await pause(2 * markRead);
  expect(requestsOf('markChatRead').map(({ path, body }) => [path, body])).toEqual([
    ['/api/chat/read-customer/', { userId: '', guestId: guest }],
  ]);
});

test('A-107 a failed read report is silent and is sent with the next one', async () => {
  const { markRead: look, shown, failures } = await opened();
  control.fail('markChatRead', { code: 'INTERNAL_SERVER_ERROR' });
  control.pushMessage(guest, text('hello'));
  await eventually(() => shown().at(-1)).toBe('hello');
  look();
  await eventually(() => requestsOf('markChatRead').at(-1)?.status).toBe(500);
  await pause(2 * markRead);
  look();
  await eventually(() => requestsOf('markChatRead').map(({ status }) => status)).toEqual([500, 200]);
  expect(failures).toEqual([]);
});

test('A-107 a failed chat config is silent and is retried', async () => {
  control.fail('getChatConfig', { code: 'INTERNAL_SERVER_ERROR' });
  const { failures } = await opened();
  expect(requestsOf('getChatConfig').map(({ status }) => status)).toEqual([500, 200]);
  expect(failures).toEqual([]);
});

test('R-405 A-107 a failed video is announced once, stays as failed and can be uploaded again', async () => {
  const { sendFile, resend, state, failures } = await opened();
  control.fail('uploadChatVideo', { code: 'INTERNAL_SERVER_ERROR' });
  sendFile(new File([new Uint8Array(1000)], 'clip.mp4', { type: 'video/mp4' }));
  await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
  expect(failures.map(({ operationId }) => operationId)).toEqual(['uploadChatVideo']);
  resend(state().entries[0]?.key ?? '');
  await eventually(() => requestsOf('sendChatMessage')).toHaveLength(1);
  expect(requestsOf('uploadChatVideo')).toHaveLength(2);
});

test.each([
  ['image', 'uploadChatImage', new File([new Uint8Array(1000)], 'slip.png', { type: 'image/png' })],
  ['video', 'uploadChatVideo', new File([new Uint8Array(1000)], 'clip.mp4', { type: 'video/mp4' })],
])('R-405 an uploaded %s whose message failed is sent again without another upload', async (_kind, upload, file) => {
  const { sendFile, resend, state } = await opened();
  control.fail('sendChatMessage', { code: 'INTERNAL_SERVER_ERROR' });
  sendFile(file);
  await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
  resend(state().entries[0]?.key ?? '');
  await eventually(() => state().entries.map(stateOf)).toEqual(['succeed']);
  expect(requestsOf('sendChatMessage').map(({ status }) => status)).toEqual([500, 200]);
  expect(requestsOf(upload)).toHaveLength(1);
});

test('R-405 removing a file during the upload cancels it, which is no failure', async () => {
  const { sendFile, sendText, remove, state, failures } = await opened();
  WireXhr.hold = () => pause(100);
  sendFile(new File([new Uint8Array(300_000)], 'slip.png', { type: 'image/png' }));
  // Texts can be sent during a long upload.
  sendText('meanwhile');
  await eventually(() => control.conversation(guest)).toHaveLength(1);
  remove(state().entries.find((entry) => entry.delivery?.file)?.key ?? '');
  WireXhr.hold = () => Promise.resolve();
  await pause(300);
  expect(state().entries).toHaveLength(1);
  expect(control.conversation(guest)).toHaveLength(1);
  expect(failures).toEqual([]);
});
