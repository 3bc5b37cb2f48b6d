import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { isSameBusinessDay, isSameBusinessWeek } from '../../../../src/features/bonus/business-day.ts';
import { deviceZones, moveDeviceTo } from '../../../support/device-zone.ts';
import { noInstants } from '../../../support/no-instants.ts';
import { volume } from '../../../support/volume.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

// 17 January 2024 is a Wednesday; its week is Sunday the 14th to Saturday the 20th.
const now = Date.parse('2024-01-17T12:00:00+07:00');

describe.each(deviceZones)('on a device in %s', (zone, offset) => {
  test.each([
    ['2024-01-17T00:00:00+07:00', true],
    ['2024-01-17T23:59:59.999+07:00', true],
    ['2024-01-16T23:59:59.999+07:00', false],
    ['2024-01-18T00:00:00+07:00', false],
    ['2024-01-10T12:00:00+07:00', false],
  ])('R-331 A-71 %s is today in Bangkok: %s', (value, expected) => {
    moveDeviceTo(zone, offset);
    expect(isSameBusinessDay(value, now)).toBe(expected);
    expect(isSameBusinessDay(Date.parse(value), now)).toBe(expected);
  });

  test.each([
    ['2024-01-14T00:00:00+07:00', true],
    ['2024-01-20T23:59:59.999+07:00', true],
    ['2024-01-13T23:59:59.999+07:00', false],
    ['2024-01-21T00:00:00+07:00', false],
    ['2024-01-10T12:00:00+07:00', false],
  ])('R-332 A-71 %s is in this week in Bangkok: %s', (value, expected) => {
    moveDeviceTo(zone, offset);
    expect(isSameBusinessWeek(value, now)).toBe(expected);
    expect(isSameBusinessWeek(Date.parse(value), now)).toBe(expected);
  });
});

test('R-332 A-71 a week can span the end of a year', () => {
  const newYear = Date.parse('2025-01-01T12:00:00+07:00');
  expect(isSameBusinessWeek('2024-12-29T00:00:00+07:00', newYear)).toBe(true);
  expect(isSameBusinessWeek('2024-12-28T23:59:59+07:00', newYear)).toBe(false);
});

test.each(noInstants.map((value) => [value]))('R-331 R-332 %o is on no day', (value) => {
  expect(isSameBusinessDay(value, now)).toBe(false);
  expect(isSameBusinessWeek(value, now)).toBe(false);
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
