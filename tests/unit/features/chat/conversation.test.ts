import { describe, expect, test } from 'vitest';
import type { Schemas } from '../../../../src/api/wire/types.ts';
import {
  eventually,
  markRead,
  runningConversation,
  settled,
  stateOf,
  textBody as text,
} from '../../../support/running-conversation.ts';

const { control, createConversation, guest, leave, leaving, opened, requestsOf } = await runningConversation();

const lostAnswer = { status: 502, body: 'bad gateway', contentType: 'text/plain', apply: true } as const;

describe('a conversation', () => {
  test('R-031 R-037 R-420 a guest: the config, then the room of the guest id, which is created when needed', async () => {
    await opened();
    expect(guest).toMatch(/^[0-9a-f]{32}$/);
    expect(requestsOf('getChatConfig')).toHaveLength(1);
    expect(control.joins().map(({ room }) => room)).toEqual([`NAGA-${guest}`]);
    expect(requestsOf('listChatHistory')[0]?.body).toEqual({ userId: '', guestId: guest, limit: 10, skip: 0 });
  });

  test('R-032 R-117 A-89 a message is sent as a conversation package; the bubble gets the returned time', async () => {
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

  test('the same text sent twice is two messages, a double tap one; the order is kept', async () => {
    const { sendText, state, shown } = await opened();
    control.fail('sendChatMessage', { delayMs: 250 });
    sendText('one');
    sendText('one');
    sendText('two');
    await new Promise((resolve) => setTimeout(resolve, 210));
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
    await new Promise((resolve) => setTimeout(resolve, 250));
    sendPostback(button);
    expect(state().entries.map(stateOf)).toEqual(['sending']);
    await eventually(() => stateOf(state().entries[0])).toBe('succeed');
    sendPostback(button);
    await eventually(() => requestsOf('sendChatMessage')).toHaveLength(2);
  });

  test('R-405 A-107 a message that fails stays, is announced once, and goes out when it is sent again', async () => {
    const { sendText, resend, remove, state, shown, failures } = await opened();
    control.fail('sendChatMessage', { code: 'REQUEST_LIMIT', times: 2 });
    sendText('hello');
    await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
    expect(failures.map(({ code }) => code)).toEqual(['REQUEST_LIMIT']);
    const key = state().entries[0]?.key ?? '';
    resend(key);
    await eventually(() => failures).toHaveLength(2);
    resend(key);
    await eventually(() => settled(state().entries)).toBe(true);
    expect(state().entries[0]?.key).toBe(key);
    remove(key);
    expect(shown()).toEqual(['hello']);
  });

  test('A-85 a message with a lost answer is found in the history and not sent again', async () => {
    const { sendText, state, failures } = await opened();
    control.disturbSockets({ kind: 'lose' });
    control.fail('sendChatMessage', lostAnswer);
    sendText('hello');
    await eventually(() => state().entries.map(stateOf)).toEqual(['succeed']);
    expect(failures).toEqual([]);
    expect(control.conversation(guest)).toHaveLength(1);
  });

  test('A-85 if the history could not be read, it is looked up before it is sent again', async () => {
    const { sendText, resend, state, failures } = await opened();
    control.disturbSockets({ kind: 'lose' });
    control.fail('sendChatMessage', lostAnswer);
    control.fail('listChatHistory', { status: 500 });
    sendText('hello');
    await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
    expect(failures).toHaveLength(1);
    resend(state().entries[0]?.key ?? '');
    await eventually(() => state().entries.map(stateOf)).toEqual(['succeed']);
    expect(control.conversation(guest)).toHaveLength(1);
  });

  test('A-85 if the history does not have it, it can be sent again', async () => {
    const { sendText, resend, state } = await opened();
    control.fail('sendChatMessage', { ...lostAnswer, apply: false });
    sendText('hello');
    await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
    resend(state().entries[0]?.key ?? '');
    await eventually(() => settled(state().entries)).toBe(true);
    expect(control.conversation(guest)).toHaveLength(1);
  });

  test('A-85 equal texts of two conversations are two messages', async () => {
    const [first, second] = [await opened(), await opened()];
    first.sendText('hello');
    second.sendText('hello');
    await eventually(() => control.conversation(guest)).toHaveLength(2);
  });

  test('R-418 a message of support is announced once; history is not announced', async () => {
    control.fillConversation(guest, 12);
    const { incoming, state, loadOlder, markRead: look } = await opened();
    control.disturbSockets({ kind: 'duplicate' });
    control.pushMessage(guest, text('new'));
    await eventually(() => incoming).toEqual(['new']);
    control.disturbSockets({ kind: 'lose' });
    control.pushMessage(guest, text('missed'));
    control.dropSockets();
    await eventually(() => incoming).toEqual(['new', 'missed']);
    loadOlder();
    await eventually(() => state().older).toBe('end');
    expect(state().entries).toHaveLength(14);
    expect(incoming).toEqual(['new', 'missed']);
    expect(state().unread).toBe(2);
    look();
    expect(state().unread).toBe(0);
  });

  test('A-85 a failed read after a reconnection is retried while the connection holds', async () => {
    const { incoming } = await opened();
    control.fail('listChatHistory', { code: 'INTERNAL_SERVER_ERROR', times: 2 });
    control.disturbSockets({ kind: 'lose' });
    control.pushMessage(guest, text('missed'));
    control.dropSockets();
    await eventually(() => incoming).toEqual(['missed']);
  });

  test('R-407 R-036 seen messages are reported once, a debounce after the last; an empty chat reports nothing', async () => {
    const { markRead: look, shown } = await opened();
    look();
    await new Promise((resolve) => setTimeout(resolve, 2 * markRead));
    expect(requestsOf('markChatRead')).toHaveLength(0);
    for (const word of ['1', '2', '3', '4', '5']) {
      control.pushMessage(guest, text(word));
      await eventually(() => shown().at(-1)).toBe(word);
      look();
    }
    expect(requestsOf('markChatRead')).toHaveLength(0);
    await eventually(() => requestsOf('markChatRead')).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 3 * markRead));
    expect(requestsOf('markChatRead').map(({ path, body }) => [path, body])).toEqual([
      ['/api/chat/read-customer/', { userId: '', guestId: guest }],
    ]);
    look();
    await new Promise((resolve) => setTimeout(resolve, 2 * markRead));
    expect(requestsOf('markChatRead')).toHaveLength(1);
  });

  test('entries that did not change keep their identity, and so does the list', async () => {
    control.fillConversation(guest, 3);
    const { state, refresh } = await opened();
    const before = state().entries;
    refresh();
    await eventually(() => state().refreshing).toBe(true);
    await eventually(() => state().refreshing).toBe(false);
    expect(state().entries).toBe(before);
    control.pushMessage(guest, text('new'));
    await eventually(() => state().entries).toHaveLength(4);
    expect(before.every((entry, index) => entry === state().entries[index])).toBe(true);
  });

  test('leaving closes the socket; coming back joins again and reads missed messages', async () => {
    const { conversation, shown } = await opened();
    await leave();
    control.pushMessage(guest, text('meanwhile'));
    leaving.push(conversation.connect());
    await eventually(shown).toEqual(['meanwhile']);
    expect(control.joins()).toHaveLength(2);
  });

  test('R-416 a member: the room and the requests carry the member’s id', async () => {
    const { session } = await import('../../../../src/api/wire/session/session.ts');
    session.start(control.signIn('0812345678'), { remember: false });
    const { id, username, name } = control.member('0812345678');
    const profile: Schemas['Profile'] = { _id: id, username, name, createdAt: '2026-01-01T00:00:00+07:00', coin: 0 };
    const conversation = createConversation(profile);
    leaving.push(conversation.connect());
    conversation.actions.begin();
    await eventually(() => conversation.state().history).toBe('ready');
    await eventually(() => control.joins().map(({ room }) => room)).toEqual([`NAGA-${id}`]);
    conversation.actions.sendText('hello');
    await expect
      .poll(() => requestsOf('sendChatMessage')[0]?.body)
      .toMatchObject({ userId: id, guestId: '', username, name });
    await eventually(() => settled(conversation.state().entries)).toBe(true);
    session.end();
    conversation.actions.sendText('of nobody');
    await eventually(() => conversation.state().entries.map(stateOf)).toEqual(['succeed', 'failed']);
    expect(requestsOf('sendChatMessage')).toHaveLength(1);
  });
});
