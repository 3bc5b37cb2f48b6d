import { describe, expect, test } from 'vitest';
import { WireXhr } from '../../../support/wire-xhr.ts';
import { eventually, runningConversation, settled, stateOf } from '../../../support/running-conversation.ts';

const { sandbox, control, guest, opened, requestsOf } = await runningConversation();
const photo = () => new File([new Uint8Array(300_000).fill(7)], 'slip.png', { type: 'image/png' });

describe('files in a conversation', () => {
  test('R-034 R-118 R-417 a photo goes through uploading_file with its percent, sending and succeed; the bytes arrive unchanged, and the message has the path', async () => {
    const { sendFile, conversation } = await opened();
    const seen: string[] = [];
    conversation.subscribe(() => {
      const { state = '', percent } = conversation.state().entries.at(-1)?.delivery ?? {};
      seen.push(`${state} ${String(percent)}`);
    });
    const file = photo();
    sendFile(file);
    await eventually(() => settled(conversation.state().entries)).toBe(true);
    expect(seen[0]).toBe('uploading_file 0');
    expect(seen.filter((line) => /^uploading_file [1-9]/.test(line)).length).toBeGreaterThan(1);
    expect(seen.indexOf('sending 100')).toBeGreaterThan(seen.lastIndexOf('uploading_file 99'));
    expect(seen.at(-1)).toBe('succeed 100');
    const [said] = control.conversation(guest);
    const path = said?.message.payload.filePath ?? '';
    expect(said?.message).toEqual({
      message_type: 'media',
      payload: { fileType: 'image', filePath: path, name: 'slip.png', url: path },
    });
    const served = await fetch(sandbox.url + path);
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()));
    expect(conversation.state().entries[0]?.delivery?.file).toBe(file);
  });

  test('R-035 a video goes to upload-video', async () => {
    const { sendFile, state } = await opened();
    sendFile(new File([new Uint8Array(1000)], 'clip.mp4', { type: 'video/mp4' }));
    await eventually(() => settled(state().entries)).toBe(true);
    expect(requestsOf('uploadChatVideo')).toHaveLength(1);
    expect(state().entries[0]?.message.message.payload.fileType).toBe('video');
  });

  test('R-405 a failed photo is uploaded again, or only sent again if its upload succeeded', async () => {
    const { sendFile, resend, state } = await opened();
    control.fail('uploadChatImage', { code: 'INTERNAL_SERVER_ERROR' });
    sendFile(photo());
    await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
    control.fail('sendChatMessage', { code: 'INTERNAL_SERVER_ERROR' });
    resend(state().entries[0]?.key ?? '');
    await eventually(() => requestsOf('sendChatMessage')).toHaveLength(1);
    await eventually(() => state().entries.map(stateOf)).toEqual(['failed']);
    resend(state().entries[0]?.key ?? '');
    await eventually(() => settled(state().entries)).toBe(true);
    expect(requestsOf('uploadChatImage')).toHaveLength(2);
    expect(requestsOf('sendChatMessage')).toHaveLength(2);
  });

  test('R-405 removing a file during the upload cancels it, which is no failure', async () => {
    const { sendFile, sendText, remove, state, failures } = await opened();
    WireXhr.hold = () => new Promise((resolve) => setTimeout(resolve, 100));
    sendFile(photo());
    // Texts can be sent during a long upload.
    sendText('meanwhile');
    await eventually(() => control.conversation(guest)).toHaveLength(1);
    await eventually(() => state().entries.some((entry) => (entry.delivery?.percent ?? 0) > 0)).toBe(true);
    const upload = state().entries.find((entry) => entry.delivery?.file);
    remove(upload?.key ?? '');
    WireXhr.hold = () => Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(state().entries).toHaveLength(1);
    expect(control.conversation(guest)).toHaveLength(1);
    expect(failures).toEqual([]);
  });
});
