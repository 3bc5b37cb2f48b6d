import { expect, test } from 'vitest';
import { eventually, runningConversation, stateOf, textBody } from '../../../support/running-conversation.ts';

const { control, guest, opened, requestsOf } = await runningConversation();

test('R-418 each message of support that arrives is counted', async () => {
  const { state } = await opened();
  for (const count of [1, 2, 3]) {
    control.pushMessage(guest, textBody(`News ${count}`));
    await eventually(() => state().entries).toHaveLength(count);
    expect(state().unread).toBe(count);
  }
});

test('A-88 R-413 older messages are asked for after those that were sent from here', async () => {
  control.fillConversation(guest, 25);
  const { loadOlder, sendText, state } = await opened();
  control.disturbSockets({ kind: 'lose' });
  sendText('mine');
  await eventually(() => stateOf(state().entries.at(-1))).toBe('succeed');
  loadOlder();
  await eventually(() => state().entries).toHaveLength(21);
  expect(requestsOf('listChatHistory').at(-1)?.body).toMatchObject({ skip: 11 });
});
