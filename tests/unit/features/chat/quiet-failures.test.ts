import { describe, expect, test } from 'vitest';
import { eventually, markRead, runningConversation, stateOf, textBody } from '../../../support/running-conversation.ts';

const { control, guest, opened, requestsOf } = await runningConversation();

describe('failures in a conversation', () => {
  test('R-405 A-107 a failed video is announced once, stays as failed and can be uploaded again', async () => {
    const { sendFile, resend, state, failures } = await opened();
    control.fail('uploadChatVideo', { code: 'INTERNAL_SERVER_ERROR' });
    sendFile(new File([new Uint8Array(1000)], 'clip.mp4', { type: 'video/mp4' }));
    await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
    expect(failures.map(({ operationId }) => operationId)).toEqual(['uploadChatVideo']);
    expect(requestsOf('sendChatMessage')).toHaveLength(0);
    resend(state().entries[0]?.key ?? '');
    await eventually(() => requestsOf('sendChatMessage')).toHaveLength(1);
    expect(requestsOf('uploadChatVideo')).toHaveLength(2);
  });

  test('A-107 a failed read report is silent and is sent with the next one', async () => {
    const { markRead: look, shown, failures } = await opened();
    control.fail('markChatRead', { code: 'INTERNAL_SERVER_ERROR' });
    control.pushMessage(guest, textBody('hello'));
    await eventually(() => shown().at(-1)).toBe('hello');
    look();
    await eventually(() => requestsOf('markChatRead')).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 2 * markRead));
    expect(failures).toEqual([]);
    look();
    await eventually(() => requestsOf('markChatRead').map(({ status }) => status)).toEqual([500, 200]);
    expect(failures).toEqual([]);
  });

  test('A-107 a failed chat config is silent and is retried', async () => {
    control.fail('getChatConfig', { code: 'INTERNAL_SERVER_ERROR' });
    const { state, failures } = await opened();
    await eventually(() => requestsOf('getChatConfig').map(({ status }) => status)).toEqual([500, 200]);
    await eventually(() => state().connection).toBe('open');
    expect(failures).toEqual([]);
  });
});
