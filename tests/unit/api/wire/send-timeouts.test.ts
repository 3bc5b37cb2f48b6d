import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as op from '../../../../generated/operations.ts';
import * as schema from '../../../../generated/schemas.ts';
import { json, runningWire, settle, silence, until, type Answer } from '../../../support/wire-server.ts';
import { everyOperation } from '../../../support/read-as.ts';

const wire = await runningWire();
const { send } = await import('../../../../src/api/wire/send/send.ts');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const file = () => {
  const body = new FormData();
  body.append('file', new File(['x'], 'x.png'));
  return { body };
};
/** Sends the headers and half of the body, then nothing. */
const half: Answer = (response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"message":');

const calls = {
  getWallet: () => send(op.getWallet, schema.WalletResponse, {}),
  transfer: () => send(op.transfer, schema.Ack, { body: { from: 'WALLET', to: 'G1', amount: 5 } }),
  uploadSlip: () => send(op.uploadSlip, schema.Ack, file()),
  uploadChatImage: () => send(op.uploadChatImage, schema.UploadedFile, file()),
  uploadChatVideo: () => send(op.uploadChatVideo, schema.UploadedFile, file()),
};

describe('R-002 R-003 a call without an answer', () => {
  test('R-003 the three uploads have the long limit', () => {
    expect(everyOperation.filter(({ timeout }) => timeout === 'upload').map(({ id }) => id)).toEqual([
      'uploadChatImage',
      'uploadChatVideo',
      'uploadSlip',
    ]);
  });

  test.each<[keyof typeof calls, number, string, Answer]>([
    ['getWallet', 60_000, 'not at all', silence],
    ['getWallet', 60_000, 'by half a body', half],
    ['transfer', 60_000, 'not at all', silence],
    ['transfer', 60_000, 'by half a body', half],
    ['uploadSlip', 300_000, 'not at all', silence],
    ['uploadSlip', 300_000, 'by half a body', half],
    ['uploadChatImage', 300_000, 'not at all', silence],
    ['uploadChatVideo', 300_000, 'not at all', silence],
  ])('R-002 R-003 %s is given up after %i ms when it is answered %s%s', async (id, limit, _how, answer) => {
    wire.answer = answer;
    let outcome = 'pending';
    const call = calls[id]().then(
      () => (outcome = 'answered'),
      (error: unknown) => (outcome = String(error)),
    );
    await until(() => wire.received.length === 1);
    await settle(); // the half body arrives
    await vi.advanceTimersByTimeAsync(limit - 1);
    await settle();
    expect([outcome, wire.abandoned]).toEqual(['pending', 0]);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(outcome).toBe(`ApiError: ${id}: unknown`);
    await until(() => wire.abandoned === 1);
  });

  test('R-002 an answered call leaves no timer and no listener', async () => {
    wire.answer = json({ message: 'OK' });
    const { signal } = new AbortController();
    const add = vi.spyOn(signal, 'addEventListener');
    const remove = vi.spyOn(signal, 'removeEventListener');
    const before = vi.getTimerCount();
    await send(op.refreshSlots, schema.Ack, {}, { signal });
    expect(vi.getTimerCount()).toBe(before);
    expect(remove.mock.calls.length).toBe(add.mock.calls.length);
  });
});
