import { QueryClientProvider } from '@tanstack/react-query';
import { createHash, randomBytes } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, silence, startWireServer, text, until, type Received } from '../../../support/wire-server.ts';
import { WireXhr } from '../../../support/wire-xhr.ts';

const wire = await startWireServer();
vi.stubGlobal('XMLHttpRequest', WireXhr);
vi.doMock('../../../../src/settings.ts', () => ({ settings: { apiBaseUrl: wire.origin, idempotencyKey: true } }));
const { useUploadSlip } = await import('../../../../src/api/wallet-commands.ts');
const { createFileUpload: createSlipUpload } = await import('../../../../src/api/wire/upload.ts');
const { createQueryClient } = await import('../../../../src/api/wire/query-client.ts');
const { session } = await import('../../../../src/api/wire/session.ts');

const client = createQueryClient();
const ack = json({ message: 'SUCCESS' });

/** One upload, called as a component does. */
function upload(bytes: Uint8Array<ArrayBuffer> | File, signal = new AbortController().signal) {
  const progress: number[] = [];
  let mutateAsync: ReturnType<typeof useUploadSlip>['mutateAsync'] | undefined;
  const Probe = () => {
    ({ mutateAsync } = useUploadSlip());
    return null;
  };
  renderToString(createElement(QueryClientProvider, { client }, createElement(Probe)));
  const file = bytes instanceof File ? bytes : new File([bytes], 'สลิป.png', { type: 'image/png' });
  const slip = { ...createSlipUpload(file), signal, onProgress: (percent: number) => void progress.push(percent) };
  const outcome = mutateAsync?.(slip, {}).then(
    () => 'done',
    (error: unknown) => error,
  );
  return { outcome, progress };
}

/** The only part of a multipart body. */
async function partOf({ headers, body }: Received) {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': headers['content-type'] ?? '' },
  }).formData();
  const [[name, file] = []] = [...form];
  if (!(file instanceof File)) throw new Error('The body holds no file');
  return { name, file, bytes: Buffer.from(await file.arrayBuffer()), parts: [...form].length };
}

beforeEach(() => {
  wire.answer = ack;
});
afterEach(() => {
  WireXhr.opened = [];
  WireXhr.hold = () => Promise.resolve();
  WireXhr.tells = true;
  WireXhr.redirectedTo = undefined;
  vi.useRealTimers();
  client.clear();
  session.end();
  wire.reset();
});
afterAll(() => wire.close());

describe('R-217 A-11 A-13 the slip on the wire', () => {
  test.each([1, 10 * 1_048_576])('R-217 %i bytes arrive unchanged, in one part called file', async (size) => {
    const sent = randomBytes(size);
    expect(await upload(sent).outcome).toBe('done');
    expect(wire.received).toHaveLength(1);
    const [request] = wire.received;
    expect(request).toMatchObject({ method: 'POST', url: '/api/wallet/slip' });
    const { name, file, bytes, parts } = await partOf(request!); // there is one
    expect([name, parts, file.name, file.type]).toEqual(['file', 1, 'สลิป.png', 'image/png']);
    const sha = (of: Buffer) => createHash('sha256').update(of).digest('hex');
    expect(sha(bytes)).toBe(sha(sent));
  });

  test('R-001 R-004 quality 3: it has the headers of every money command', async () => {
    session.start('member-token', { remember: false });
    await upload(randomBytes(9)).outcome;
    expect(wire.received[0]?.headers).toMatchObject({
      'x-client': 'wallet-user',
      authorization: 'Bearer member-token',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) as string, // the matcher stands for a string
    });
  });

  test('B-07 progress reaches 100 when the last byte is sent', async () => {
    const { outcome, progress } = upload(randomBytes(400_000));
    await outcome;
    expect(progress.length).toBeGreaterThan(4);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.filter((percent) => percent === 100)).toHaveLength(1);
    expect(progress.at(-1)).toBe(100);
  });
});

describe('A-118 outcomes of an upload', () => {
  test.each(['SLIP_UPLOAD_FAIL', 'SLIP_NO_FILE', 'SLIP_INVALID_FILE'])(
    'R-218 %s is a refusal, announced once',
    async (code) => {
      wire.answer = json({ message: code }, 400);
      const { outcome } = upload(randomBytes(9));
      expect(await outcome).toMatchObject({ outcome: 'refused', code });
    },
  );

  test('an answer without a body is accepted', async () => {
    wire.answer = (response) => response.writeHead(204).end();
    expect(await upload(randomBytes(9)).outcome).toBe('done');
  });

  test.each([
    ['the connection breaks', (response: { destroy: () => void }) => response.destroy()],
    ['the answer is no JSON', text('<html>')],
    ['the gateway has lost the service', text('<html>', 502)],
  ])('B-01 %s: nobody knows', async (_what, answer) => {
    wire.answer = answer;
    const { outcome } = upload(randomBytes(9));
    expect(await outcome).toMatchObject({ outcome: 'unknown' });
    expect(wire.received).toHaveLength(1);
  });

  test.each([
    ['a success', ack],
    ['a refusal', json({ message: 'SLIP_INVALID_FILE' }, 400)],
  ])('A-140 A-118 %s from another address after a redirect: the outcome is unknown', async (_what, answer) => {
    wire.answer = answer;
    WireXhr.redirectedTo = 'https://elsewhere.example.com/api/wallet/slip';
    expect(await upload(randomBytes(9)).outcome).toMatchObject({ outcome: 'unknown' });
  });

  test('R-003 R-217 quality 6: after 300 s without an answer the outcome is unknown', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    wire.answer = silence;
    const { outcome } = upload(randomBytes(9));
    let over = false;
    void outcome?.then(() => (over = true));
    await until(() => wire.received.length === 1);
    await vi.advanceTimersByTimeAsync(299_000);
    expect(over).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await outcome).toMatchObject({ outcome: 'unknown', status: 0 });
  });

  test('B-07 cancelled before the last byte is sent, it is refused', async () => {
    let pieces = 0;
    WireXhr.hold = async () => {
      pieces += 1;
      if (pieces > 2) await new Promise(() => undefined);
    };
    const called = new AbortController();
    const { outcome, progress } = upload(randomBytes(400_000), called.signal);
    await until(() => pieces > 2);
    called.abort();
    expect(await outcome).toMatchObject({ outcome: 'refused', code: undefined, status: 0 });
    expect(Math.max(...progress)).toBeLessThan(100);
    expect(wire.received).toHaveLength(0);
  });

  test('B-01 cancelled after the last byte, it is unknown', async () => {
    wire.answer = silence;
    const called = new AbortController();
    const { outcome } = upload(randomBytes(9), called.signal);
    await until(() => wire.received.length === 1);
    called.abort();
    expect(await outcome).toMatchObject({ outcome: 'unknown' });
  });

  test('B-01 A-118 cancelled when the server has everything but the page had no event: unknown', async () => {
    wire.answer = silence;
    WireXhr.tells = false;
    const called = new AbortController();
    const { outcome } = upload(randomBytes(9), called.signal);
    await until(() => wire.received.length === 1);
    called.abort();
    expect(await outcome).toMatchObject({ outcome: 'unknown', status: 0 });
  });

  test('B-01 A-118 cancelled when the rest may have been sent since the last event: unknown', async () => {
    let pieces = 0;
    WireXhr.hold = async () => {
      pieces += 1;
      if (pieces > 5) await new Promise(() => undefined);
    };
    const called = new AbortController();
    const { outcome } = upload(randomBytes(6 * WireXhr.piece - 1_000), called.signal);
    await until(() => pieces > 5);
    called.abort();
    expect(await outcome).toMatchObject({ outcome: 'unknown' });
  });

  test('A-118 a file that cannot be read is never sent', async () => {
    const gone = new File(['x'], 'gone.png', { type: 'image/png' });
    vi.spyOn(Request.prototype, 'blob').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    expect(await upload(gone).outcome).toMatchObject({ outcome: 'refused', code: 'SLIP_UPLOAD_FAIL' });
    expect(WireXhr.opened).toHaveLength(0);
  });
});
