import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { rendered } from '../../support/rendered.ts';
import { cut, json, runningWire, settle, until, type Answer } from '../../support/wire-server.ts';

const wire = await runningWire();
const { qrcodeQuery, useCancelQrcode, useCreateQrcode } = await import('../../../src/api/qrcode.ts');
const { createQueryClient } = await import('../../../src/api/wire/query/query-client.ts');

const none = { hasQrcode: false, qrcodeId: null, qrcode: null, amount: null, expireIn: null, message: null };
/** The answer about a QR code of 500 baht. */
const code = (differs: object = {}) =>
  json({ ...none, hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg/>', amount: 500, ...differs });
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** The whole seconds until the deadline of a code. */
const secondsLeft = (found?: { deadline: { at: number } | null } | null) =>
  Math.ceil(((found?.deadline?.at ?? Number.NaN) - performance.now()) / 1000);

/** Removes the Date header of the answers. */
function withoutDate() {
  vi.spyOn(Headers.prototype, 'get').mockImplementation(function (this: Headers, name) {
    return name === 'Date' ? null : ([...this].find(([each]) => each === name.toLowerCase())?.[1] ?? null);
  });
}

const client = createQueryClient();
const read = () => client.query(qrcodeQuery('WW'));

/** Mounts the query of a provider, until the end of the test. */
async function openView(bankCode = 'WW') {
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

test('R-221 A-120 the code of a provider is never read from the browser’s cache, not even when there is none', async () => {
  wire.answer = json(none);
  expect(await client.query(qrcodeQuery('KBANK'))).toBeNull();
  wire.answer = code();
  expect(await read()).toMatchObject({ id: 'q1', markup: '<svg/>', amount: 500 });
  expect(asked()).toEqual(['GET /api/qrcode/KBANK', 'GET /api/qrcode/WW']);
  // The header of a request with cache mode `no-store`.
  expect(wire.received[0]?.headers['cache-control']).toBe('no-cache');
});

test('A-120 quality 12: on a device that is a day fast a code has the service’s remaining time', async () => {
  const [expireIn, now] = [inSeconds(900), Date.now()];
  vi.spyOn(Date, 'now').mockReturnValue(now + 86_400_000);
  for (const given of [expireIn, 900, Date.parse(expireIn) / 1000]) {
    wire.answer = code({ expireIn: given });
    const found = await read();
    expect(found?.deadline?.byServer).toBe(true);
    expect(Math.abs(secondsLeft(found) - 900), String(given)).toBeLessThanOrEqual(2);
  }
});

test('A-120 without a service clock the device’s counts; a code that it says has expired has an unknown end', async () => {
  withoutDate();
  wire.answer = code({ expireIn: inSeconds(90) });
  const found = await read();
  expect([found?.deadline?.byServer, secondsLeft(found)]).toEqual([false, 90]);
  client.clear();
  wire.answer = code({ expireIn: inSeconds(-60) });
  expect(await read()).toMatchObject({ id: 'q1', deadline: null });
});

test('A-120 the service’s clock takes precedence over the device’s, whichever answer comes later', async () => {
  wire.answer = code({ expireIn: inSeconds(90) });
  const view = await openView();
  withoutDate();
  wire.answer = code({ expireIn: inSeconds(20) });
  await client.refetchQueries(qrcodeQuery('WW'));
  expect(view.shown()?.deadline?.byServer).toBe(true);
  expect(secondsLeft(view.shown())).toBeGreaterThan(80);
});

test('R-238 quality 12: a clock that was set back does not prolong a code; sleep shortens it', async () => {
  withoutDate();
  answers({ GET: code({ expireIn: inSeconds(90) }) });
  const view = await openView();
  const again = async (clockMovedBy: number) => {
    const now = Date.now();
    withoutDate();
    vi.spyOn(Date, 'now').mockReturnValue(now + clockMovedBy * 1000);
    await client.refetchQueries(qrcodeQuery('WW'));
    vi.restoreAllMocks();
    return secondsLeft(view.shown());
  };
  expect([await again(-86_400), await again(60), await again(0)]).toEqual([90, 30, 30]);
  // Another code, also one without an id, does not end with the one before it.
  answers({ GET: code({ qrcodeId: null, qrcode: '<svg id="a"/>', expireIn: inSeconds(300) }) });
  expect(await again(0)).toBe(300);
  answers({ GET: code({ qrcodeId: null, qrcode: '<svg id="b"/>', expireIn: inSeconds(600) }) });
  expect(await again(0)).toBe(600);
});

test('R-234 a closed view is not cached: each opening reads again', async () => {
  answers({ GET: code() });
  (await openView('FP')).stop();
  await until(() => client.getQueryData(qrcodeQuery('FP').queryKey) === undefined);
  answers({ GET: json(none) });
  expect((await openView('FP')).shown()).toBeNull();
});

const create = (amount: number) =>
  rendered(client, () => useCreateQrcode('WW'))
    .mutateAsync({ amount }, {})
    .then(
      () => 'done',
      (error: unknown) => error,
    );

test('R-229 posts the amount and shows the answer without another read', async () => {
  answers({ GET: json(none), POST: code() });
  const [view, other] = [await openView(), await openView('FP')];
  expect(await create(500)).toBe('done');
  await settle();
  expect(asked()).toEqual(['POST /api/qrcode/WW']);
  expect(wire.received[0]?.body.toString()).toBe('{"amount":500}');
  expect([view.shown(), other.shown()]).toMatchObject([{ id: 'q1', amount: 500 }, null]);
});

test('R-234 A-58 a code that arrives after its view is closed is not kept, because it may be void later', async () => {
  answers({ POST: code() });
  expect(await create(501)).toBe('done');
  await settle();
  expect(client.getQueryData(qrcodeQuery('WW').queryKey)).toBeUndefined();
});

test('R-235 an answer without a code is a refusal', async () => {
  answers({ POST: json({ ...none, message: 'NO_BANK' }) });
  expect(await create(202)).toMatchObject({ outcome: 'refused', status: 200, code: 'NO_BANK' });
});

test('B-01 after an unknown outcome the view reads again and creates no second code', async () => {
  answers({ GET: json(none), POST: cut });
  const view = await openView();
  answers({ GET: code(), POST: cut });
  expect(await create(102)).toMatchObject({ outcome: 'unknown' });
  await until(() => view.shown() !== null);
  expect(asked()).toEqual(['POST /api/qrcode/WW', 'GET /api/qrcode/WW']);
});

test('R-232 R-236 cancels the code by its id; the view then has none, but reads it again after a refusal', async () => {
  answers({ GET: code(), DELETE: json({ message: 'QR_FAIL' }, 400) });
  const view = await openView();
  const cancel = (id: string) => rendered(client, () => useCancelQrcode('WW')).mutateAsync({ id, amount: 500 }, {});
  await expect(cancel('q2')).rejects.toMatchObject({ outcome: 'unknown' });
  expect(view.shown()).toMatchObject({ id: 'q1' });
  answers({ DELETE: json({ message: 'OK' }) });
  await cancel('q1');
  await settle();
  expect(asked()).toEqual(['DELETE /api/qrcode/q2', 'GET /api/qrcode/WW', 'DELETE /api/qrcode/q1']);
  expect(view.shown()).toBeNull();
});
