import { afterEach, expect, test, vi } from 'vitest';
import { isSameBusinessDay, isSameBusinessWeek } from '../../../../src/features/bonus/business-day.ts';
import { deviceZones, moveDeviceTo } from '../../../support/device-zone.ts';

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
