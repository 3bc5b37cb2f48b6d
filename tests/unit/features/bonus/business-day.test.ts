import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { isSameBusinessDay, isSameBusinessWeek } from '../../../../src/features/bonus/business-day.ts';
import { deviceZones, moveDeviceTo } from '../../../support/device-zone.ts';
import { volume } from '../../../support/volume.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// 17 January 2024 is a Wednesday; its week is Sunday the 14th to Saturday the 20th.
const now = Date.parse('2024-01-17T12:00:00+07:00');

test.each(deviceZones)('R-331 R-332 A-71 on a device in %s days and weeks are those of Bangkok', (zone, offset) => {
  moveDeviceTo(zone, offset);
  const edges = (same: typeof isSameBusinessDay, first: string, last: string) =>
    [Date.parse(first) - 1, first, last, Date.parse(last) + 1].map((value) => same(value, now));
  const inside = [false, true, true, false];
  expect(edges(isSameBusinessDay, '2024-01-17T00:00:00+07:00', '2024-01-17T23:59:59.999+07:00')).toEqual(inside);
  expect(edges(isSameBusinessWeek, '2024-01-14T00:00:00+07:00', '2024-01-20T23:59:59.999+07:00')).toEqual(inside);
});

test('R-331 R-332 an invalid time is on no day', () => {
  for (const same of [isSameBusinessDay, isSameBusinessWeek])
    for (const value of [null, '', '2024-01-17', 'x']) expect(same(value, now), String(value)).toBe(false);
});

test('R-331 R-332 A-71 days and weeks agree with the calendar of Bangkok', () => {
  const bangkok = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Bangkok', dateStyle: 'short' });
  const weekdays = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Bangkok', weekday: 'short' });
  const order = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
  const sunday = (instant: number): string =>
    bangkok.format(instant - order.indexOf(weekdays.format(instant)) * 86_400_000);
  const instants = fc.integer({ min: Date.UTC(2002, 0), max: Date.UTC(2060, 0) });
  fc.assert(
    fc.property(instants, fc.integer({ min: -9 * 86_400_000, max: 9 * 86_400_000 }), (instant, distance) => {
      const other = instant + distance;
      expect(isSameBusinessDay(instant, other)).toBe(bangkok.format(instant) === bangkok.format(other));
      expect(isSameBusinessWeek(instant, other)).toBe(sunday(instant) === sunday(other));
    }),
    { numRuns: volume({ gate: 200, full: 500 }) },
  );
});
