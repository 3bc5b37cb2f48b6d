import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rendered } from '../../../support/rendered.ts';
import { cut, json, partOf, runningWire, silence, text, until, type Answer } from '../../../support/wire-server.ts';
import { WireXhr } from '../../../support/wire-xhr.ts';

const wire = await runningWire({ idempotencyKey: true });
vi.stubGlobal('XMLHttpRequest', WireXhr);
const { uploadChatFile } = await import('../../../../src/api/chat.ts');
const { useUploadSlip } = await import('../../../../src/api/wallet.ts');
const { createFileUpload: createSlipUpload } = await import('../../../../src/api/wire/send/upload.ts');
const { createQueryClient } = await import('../../../../src/api/wire/query/query-client.ts');
const { session } = await import('../../../../src/api/wire/session/session.ts');

const client = createQueryClient();
const ack = json({ message: 'SUCCESS' });

/** One upload, called as a component does. */
function upload(bytes: Uint8Array<ArrayBuffer> | File, signal = new AbortController().signal) {
  const progress: number[] = [];
  const file = bytes instanceof File ? bytes : new File([bytes], 'สลิป.png', { type: 'image/png' });
  const slip = { ...createSlipUpload(file), signal, onProgress: (percent: number) => void progress.push(percent) };
  const outcome = rendered(client, useUploadSlip)
    .mutateAsync(slip, {})
    .then(
      () => 'done',
      (error: unknown) => error,
    );
  return { outcome, progress };
}

beforeEach(() => {
  wire.answer = ack;
});
afterEach(() => {
  WireXhr.opened = [];
  WireXhr.hold = () => Promise.resolve();
  WireXhr.tells = true;
  WireXhr.redirectedTo = undefined;
  client.clear();
  session.end();
});

describe('the slip on the wire', () => {
  test.each([1, 10 * 1_048_576])(
    'R-217 R-050 A-11 %i bytes arrive unchanged, in one part called file',
    async (size) => {
      const sent = randomBytes(size);
      expect(await upload(sent).outcome).toBe('done');
      expect(wire.received).toHaveLength(1);
      const [request] = wire.received;
      expect(request).toMatchObject({ method: 'POST', url: '/api/wallet/slip' });
      const { bytes, ...part } = await partOf(request!); // there is one
      expect(part).toEqual({ name: 'file', parts: 1, fileName: 'สลิป.png', type: 'image/png' });
      expect(bytes.equals(sent)).toBe(true);
    },
  );

  test('R-001 R-004 R-006 quality 3: it has the headers of every money command', async () => {
    session.start('member-token', { remember: false });
    await upload(randomBytes(9)).outcome;
    expect(wire.received[0]?.headers).toMatchObject({
      'x-client': 'wallet-user',
      authorization: 'Bearer member-token',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) as string, // the matcher stands for a string
    });
  });

  test('B-07 A-13 progress reaches 100 when the last byte is sent', async () => {
    const { outcome, progress } = upload(randomBytes(400_000));
    await outcome;
    expect(progress.length).toBeGreaterThan(4);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.filter((percent) => percent === 100)).toHaveLength(1);
    expect(progress.at(-1)).toBe(100);
  });
});

describe('A-118 outcomes of an upload', () => {
  const refusal = (code: string) => json({ message: code }, 400);

  test.each<[string, Answer, unknown]>([
    ['a code refuses', refusal('SLIP_INVALID_FILE'), { outcome: 'refused', code: 'SLIP_INVALID_FILE' }],
    ['the connection breaks', cut, { outcome: 'unknown' }],
    ['the gateway has lost the service', text('<html>', 502), { outcome: 'unknown' }],
    ['the answer has no body', (response) => response.writeHead(204).end(), { outcome: 'unknown', mayBeDone: true }],
    ['the answer is OK', json({ message: 'OK' }), 'done'],
  ])('R-218 B-01 %s', async (_what, answer, expected) => {
    wire.answer = answer;
    const outcome = await upload(randomBytes(9)).outcome;
    if (expected === 'done') expect(outcome).toBe(expected);
    else expect(outcome).toMatchObject(expected as object); // as in the table
    expect(wire.received).toHaveLength(1);
  });

  test('A-140 A-118 a refusal from another address after a redirect: the outcome is unknown', async () => {
    wire.answer = refusal('SLIP_INVALID_FILE');
    WireXhr.redirectedTo = 'https://elsewhere.example.com/api/wallet/slip';
    expect(await upload(randomBytes(9)).outcome).toMatchObject({ outcome: 'unknown' });
  });

  /** Cancels an upload of this size once it has stopped after some pieces. */
  async function cancelledAfter(size: number, most: number) {
    let pieces = 0;
    WireXhr.hold = async () => {
      pieces += 1;
      if (pieces > most) await new Promise(() => undefined);
    };
    const called = new AbortController();
    const { outcome, progress } = upload(randomBytes(size), called.signal);
    await until(() => pieces > most);
    called.abort();
    return { outcome: await outcome, progress };
  }

  test('B-07 cancelled before the last byte is sent, it is refused', async () => {
    const { outcome, progress } = await cancelledAfter(400_000, 2);
    expect(outcome).toMatchObject({ outcome: 'refused', code: undefined, status: 0 });
    expect(Math.max(...progress)).toBeLessThan(100);
    expect(wire.received).toHaveLength(0);
  });

  test('B-01 A-118 cancelled when the rest may have been sent since the last event: unknown', async () => {
    const { outcome } = await cancelledAfter(6 * WireXhr.piece - 1_000, 5);
    expect(outcome).toMatchObject({ outcome: 'unknown' });
  });

  test.each([
    ['after the last byte', true],
    ['when the server has everything but the page had no event', false],
  ])('B-01 A-118 cancelled %s, it is unknown', async (_when, tells) => {
    wire.answer = silence;
    WireXhr.tells = tells;
    const called = new AbortController();
    const { outcome } = upload(randomBytes(9), called.signal);
    await until(() => wire.received.length === 1);
    called.abort();
    expect(await outcome).toMatchObject({ outcome: 'unknown', status: 0 });
  });

  test('A-118 a file that cannot be read is never sent', async () => {
    const gone = new File(['x'], 'gone.png', { type: 'image/png' });
    vi.spyOn(Request.prototype, 'blob').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    expect(await upload(gone).outcome).toMatchObject({ outcome: 'refused', code: 'SLIP_UPLOAD_FAIL' });
    expect(WireXhr.opened).toHaveLength(0);
  });

  const { signal } = new AbortController();
  const chatFile = { file: new File(['x'], 'a.png', { type: 'image/png' }), onProgress: () => undefined, signal };

  test('A-118 A-90 a chat file that cannot be read is never sent', async () => {
    vi.spyOn(Request.prototype, 'blob').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    await expect(uploadChatFile(chatFile)).rejects.toMatchObject({ outcome: 'refused', status: 0 });
    expect(WireXhr.opened).toHaveLength(0);
  });

  test('A-118 A-90 a chat file whose connection breaks may have been sent', async () => {
    wire.answer = cut;
    await expect(uploadChatFile(chatFile)).rejects.toMatchObject({ outcome: 'unknown' });
  });
});
