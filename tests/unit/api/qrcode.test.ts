import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { rendered } from '../../support/rendered.ts';
import { inSeconds, noQrcode as none, qrcode as code, secondsLeft, withDate } from '../../support/qrcode-answer.ts';
import { cut, json, runningWire, settle, until, type Answer } from '../../support/wire-server.ts';

const wire = await runningWire();
const { qrcodeQuery, useCancelQrcode, useCreateQrcode } = await import('../../../src/api/qrcode.ts');
const { createQueryClient } = await import('../../../src/api/wire/query/query-client.ts');

const client = createQueryClient();
const read = (bankCode = 'WW') => client.query(qrcodeQuery(bankCode));

/** Mounts the query of a provider, until the end of the test. */
async function openView(bankCode: string) {
  const observer = new QueryObserver(client, qrcodeQuery(bankCode));
  const stop = observer.subscribe(() => undefined);
  stops.push(stop);
  await until(() => observer.getCurrentResult().isSuccess);
  wire.received.length = 0;
  return { shown: () => observer.getCurrentResult().data, stop };
}

const answers = (methods: Partial<Record<string, Answer>>) => {
  wire.answer = (response, request) => methods[request.method]?.(response, request);
};
const asked = () => wire.received.map(({ method, url }) => `${method} ${url}`);

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  client.clear();
  wire.reset();
  vi.restoreAllMocks();
});

describe('reading', () => {
  test('R-221 the code of the provider, or that there is none', async () => {
    wire.answer = json(none);
    expect(await read('KBANK')).toBeNull();
    wire.answer = json(code({ expireIn: inSeconds(90) }));
    expect(await read()).toMatchObject({ id: 'q1', markup: '<svg/>', amount: 500 });
    expect(asked()).toEqual(['GET /api/qrcode/KBANK', 'GET /api/qrcode/WW']);
  });

  test('R-238 quality 12: a clock that was set back does not prolong a code; sleep shortens it', async () => {
    withDate(undefined);
    const view = await (answers({ GET: json(code({ expireIn: inSeconds(90) })) }), openView('WW'));
    const again = async (clockMovedBy: number) => {
      const now = Date.now();
      withDate(undefined);
      vi.spyOn(Date, 'now').mockReturnValue(now + clockMovedBy * 1000);
      await client.refetchQueries(qrcodeQuery('WW'));
      vi.restoreAllMocks();
      return secondsLeft(view.shown() ?? null);
    };
    expect(await again(-86_400)).toBe(90);
    expect(await again(60)).toBe(30);
    expect(await again(0)).toBe(30);
    answers({ GET: json(code({ qrcodeId: 'q2', expireIn: inSeconds(300) })) });
    expect(await again(0)).toBe(300);
  });

  test('R-238 A-120 a new code without an id does not end with the one before it', async () => {
    const unnamed = (seconds: number, qrcode: string) =>
      json(code({ qrcodeId: null, qrcode, expireIn: inSeconds(seconds) }));
    const view = await (answers({ GET: unnamed(30, '<svg id="a"/>') }), openView('WW'));
    answers({ GET: unnamed(300, '<svg id="b"/>') });
    await client.refetchQueries(qrcodeQuery('WW'));
    expect(secondsLeft(view.shown() ?? null)).toBeGreaterThan(290);
  });

  test('R-234 a closed view is not cached: each opening reads again', async () => {
    answers({ GET: json(code()) });
    const first = await openView('FP');
    first.stop();
    await until(() => client.getQueryData(qrcodeQuery('FP').queryKey) === undefined);
    (await openView('WW')).stop();
    answers({ GET: json(none) });
    const second = await openView('FP');
    expect(second.shown()).toBeNull();
  });
});

describe('creating', () => {
  const create = (amount: number) =>
    rendered(client, () => useCreateQrcode('WW'))
      .mutateAsync({ amount }, {})
      .then(
        () => 'done',
        (error: unknown) => error,
      );

  test('R-229 posts the amount and shows the answer without another read', async () => {
    answers({ GET: json(none), POST: json(code({ expireIn: inSeconds(90) })) });
    const view = await openView('WW');
    const others = await openView('FP');
    expect(await create(500)).toBe('done');
    await settle();
    expect(asked()).toEqual(['POST /api/qrcode/WW']);
    expect(wire.received[0]?.body.toString()).toBe('{"amount":500}');
    expect(view.shown()).toMatchObject({ id: 'q1', amount: 500 });
    expect(others.shown()).toBeNull();
  });

  test('R-234 A-58 a code that arrives after its view is closed is not kept, because it may be void later', async () => {
    answers({ POST: json(code()) });
    expect(await create(501)).toBe('done');
    await settle();
    expect(client.getQueryData(qrcodeQuery('WW').queryKey)).toBeUndefined();
  });

  // Different amounts, because an equal confirmation would join the previous one.
  test.each([
    ['the server’s own message', 201, 'ช่องทางนี้ปิดปรับปรุงชั่วคราว', { text: 'ช่องทางนี้ปิดปรับปรุงชั่วคราว' }],
    ['a code', 202, 'NO_BANK', { code: 'NO_BANK' }],
    ['nothing', 203, null, { code: 'QR_FAIL' }],
    ['an empty message', 204, ' ', { code: 'QR_FAIL' }],
  ])('R-235 an answer without a code is a refusal that says %s', async (_what, amount, message, expected) => {
    answers({ POST: json({ ...none, message }) });
    const refusal = { outcome: 'refused', status: 200, ...expected };
    expect(await create(amount)).toMatchObject(refusal);
  });

  test('R-236 a refusal leaves the view as it is', async () => {
    answers({ GET: json(none), POST: json({ message: 'QR_FAIL' }, 400) });
    await openView('WW');
    expect(await create(101)).toMatchObject({ outcome: 'refused', code: 'QR_FAIL', status: 400 });
    await settle();
    expect(asked()).toEqual(['POST /api/qrcode/WW']);
  });

  test('B-01 after an unknown outcome the view reads again and creates no second code', async () => {
    answers({ GET: json(none), POST: cut });
    const view = await openView('WW');
    answers({ GET: json(code()), POST: cut });
    expect(await create(102)).toMatchObject({ outcome: 'unknown' });
    await until(() => view.shown() !== null);
    expect(asked()).toEqual(['POST /api/qrcode/WW', 'GET /api/qrcode/WW']);
  });
});

describe('cancelling', () => {
  test('R-232 deletes the code by its id; the view then has none', async () => {
    answers({ GET: json(code()), DELETE: json({ message: 'OK' }) });
    const view = await openView('WW');
    await rendered(client, () => useCancelQrcode('WW')).mutateAsync({ id: 'q1', amount: 500 }, {});
    await settle();
    expect(asked()).toEqual(['DELETE /api/qrcode/q1']);
    expect(view.shown()).toBeNull();
  });

  test('R-236 a refusal keeps the code', async () => {
    answers({ GET: json(code()), DELETE: json({ message: 'QR_FAIL' }, 400) });
    const view = await openView('WW');
    const refused = rendered(client, () => useCancelQrcode('WW')).mutateAsync({ id: 'q2', amount: 500 }, {});
    await expect(refused).rejects.toMatchObject({ outcome: 'refused' });
    expect(view.shown()).toMatchObject({ id: 'q1' });
  });
});
