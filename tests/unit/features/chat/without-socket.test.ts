import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../../mocks/sandbox/server.ts';
import { eventually, settled, stateOf, textBody } from '../../../support/running-conversation.ts';

const sandbox = await createSandbox({ report: () => undefined, answerDelayMs: 60_000 });
vi.doMock('../../../../src/settings.ts', () => ({ settings: { apiBaseUrl: sandbox.url, chatUrl: null } }));
const { createConversation } = await import('../../../../src/features/chat/conversation.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');
const { guestId } = await import('../../../../src/features/chat/guest-id.ts');

const { control } = sandbox;
const guest = guestId.getOrCreate();
const conversation = createConversation('guest');
let leave = () => {};
beforeEach(() => {
  control.reset();
  leave = conversation.connect();
});
afterEach(() => {
  leave();
});
afterAll(() => sandbox.close());

test('R-039 without a chat backend the chat reads by HTTP: when opened, after sending and on refresh', async () => {
  const { begin, sendText, refresh } = conversation.actions;
  const words = () => conversation.state().entries.map(({ message }) => message.message.payload.message);
  control.pushMessage(guest, textBody('hello'));
  begin();
  await eventually(words).toEqual(['hello']);
  expect(conversation.state().connection).toBe('none');

  sendText('a question');
  await eventually(words).toEqual(['hello', 'a question']);
  await eventually(() => settled(conversation.state().entries)).toBe(true);
  for (const read of [refresh, begin]) {
    control.pushMessage(guest, textBody('an answer'));
    read();
    await eventually(() => words().length).toBe(control.conversation(guest).length);
  }
  expect(control.joins()).toEqual([]);
  expect(control.requests().map(({ operationId }) => operationId)).not.toContain('getChatConfig');
});

test('A-22 if the member has signed out before the answer, no history is read with the next member’s token', async () => {
  session.start(control.signIn('0812345678'), { remember: false });
  const { id: _id, username, name } = control.member('0812345678');
  const profile = { _id, username, name, createdAt: '2026-01-01T00:00:00+07:00', coin: 0 };
  const { actions, state } = createConversation(profile);
  actions.begin();
  await eventually(() => state().history).toBe('ready');
  control.clearRequests();
  control.fail('sendChatMessage', { delayMs: 200 });
  actions.sendText('hello');
  await eventually(() => control.requests()).toHaveLength(1);
  session.start(control.signIn('0823456789'), { remember: false });
  await eventually(() => state().entries.map(stateOf)).toEqual(['succeed']);
  actions.refresh();
  actions.loadOlder();
  await eventually(() => state().refreshing).toBe(false);
  session.end();
  expect(control.requests().map(({ operationId }) => operationId)).toEqual(['sendChatMessage']);
});
