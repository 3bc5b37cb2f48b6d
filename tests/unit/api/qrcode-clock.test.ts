import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { inSeconds, qrcode as code, secondsLeft, withDate } from '../../support/qrcode-answer.ts';
import { json, runningWire, until } from '../../support/wire-server.ts';

const wire = await runningWire();
const { qrcodeQuery } = await import('../../../src/api/qrcode.ts');
const { createQueryClient } = await import('../../../src/api/wire/query/query-client.ts');

const client = createQueryClient();
const read = () => client.query(qrcodeQuery('WW'));

afterEach(() => {
  client.clear();
  wire.reset();
  vi.restoreAllMocks();
});

test.each([16 * 60, -10 * 60, 86_400])(
  'A-120 quality 12: on a device that is %d s fast a code has the service’s remaining time',
  async (fast) => {
    const expireIn = inSeconds(900);
    const seconds = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(seconds + fast * 1000);
    for (const given of [expireIn, 900, Date.parse(expireIn) / 1000]) {
      wire.answer = json(code({ expireIn: given }));
      const found = await read();
      expect(found?.deadline?.byServer).toBe(true);
      expect(Math.abs(secondsLeft(found) - 900), String(given)).toBeLessThanOrEqual(2);
    }
  },
);

test.each([
  ['none', undefined],
  ['one that cannot be read', 'soon'],
  ['one that leaves more than a day', new Date(0).toUTCString()],
])('A-120 with %s as Date header the device’s clock counts, and is not trusted', async (_what, date) => {
  withDate(date);
  wire.answer = json(code({ expireIn: inSeconds(90) }));
  const found = await read();
  expect(found?.deadline?.byServer).toBe(false);
  expect(secondsLeft(found)).toBe(90);
});

test('A-120 a code that the service still returns has not expired by the device clock: its end is unknown', async () => {
  withDate(undefined);
  wire.answer = json(code({ expireIn: inSeconds(-60) }));
  expect(await read()).toMatchObject({ id: 'q1', deadline: null });
});

test('A-120 the service’s clock takes precedence over the device’s, whichever answer comes later', async () => {
  wire.answer = json(code({ expireIn: inSeconds(90) }));
  const stop = new QueryObserver(client, qrcodeQuery('WW')).subscribe(() => undefined);
  await until(() => client.getQueryData(qrcodeQuery('WW').queryKey) !== undefined);
  withDate(undefined);
  wire.answer = json(code({ expireIn: inSeconds(20) }));
  await client.refetchQueries(qrcodeQuery('WW'));
  const found = client.getQueryData(qrcodeQuery('WW').queryKey);
  expect(found?.deadline?.byServer).toBe(true);
  expect(secondsLeft(found ?? null)).toBeGreaterThan(80);
  stop();
});

test('A-120 answers about codes are never cached', async () => {
  wire.answer = json(code());
  await read();
  // The header of a request with cache mode `no-store`.
  expect(wire.received[0]?.headers['cache-control']).toBe('no-cache');
});
