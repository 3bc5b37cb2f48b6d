import { afterAll, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../../mocks/sandbox/server.ts';
import { eventually } from '../../../support/running-conversation.ts';

const sandbox = await createSandbox({ report: () => undefined, answerDelayMs: 60_000 });
vi.doMock('../../../../src/settings.ts', () => ({ settings: { apiBaseUrl: sandbox.url, chatUrl: sandbox.url } }));
const { createConversation } = await import('../../../../src/features/chat/conversation.ts');
const { guestId } = await import('../../../../src/features/chat/guest-id.ts');

afterAll(() => sandbox.close());

test('R-420 A-112 the first chat of a device is connected when it is opened, and not before', async () => {
  const conversation = createConversation('guest');
  const { actions, state } = conversation;
  const leave = conversation.connect();
  expect([guestId.get(), state().connection]).toEqual([null, 'none']);
  actions.begin();
  await eventually(() => state().connection).toBe('open');
  const rooms = () => sandbox.control.joins().map(({ room }) => room);
  await eventually(rooms).toEqual([`NAGA-${guestId.get()}`]);
  leave();
  await eventually(() => sandbox.control.connections()).toBe(0);
});
