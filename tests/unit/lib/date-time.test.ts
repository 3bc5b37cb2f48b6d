import dayjs from 'dayjs';
import 'dayjs/locale/lo.js';
import 'dayjs/locale/th.js';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDateTime } from '../../../src/lib/date-time.ts';
import { deviceZones, moveDeviceTo } from '../../support/device-zone.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  dayjs.locale('en');
});

const expectedIn: Readonly<Record<string, string>> = {
  'Asia/Bangkok': '15/01/2024 03:04:05',
  UTC: '14/01/2024 20:04:05',
  'America/Los_Angeles': '14/01/2024 12:04:05',
  'Asia/Kathmandu': '15/01/2024 01:49:05',
  'Pacific/Kiritimati': '15/01/2024 10:04:05',
};

test.each(deviceZones)('R-457 A-94 an instant shows in the zone of the device, %s', (zone, offset) => {
  moveDeviceTo(zone, offset);
  for (const value of ['2024-01-14T20:04:05Z', '2024-01-15T03:04:05+07:00', 1_705_262_645_000]) {
    expect(formatDateTime(value)).toBe(expectedIn[zone]);
  }
});

test('R-457 summer time of the device is applied', () => {
  moveDeviceTo('America/Los_Angeles', -480);
  expect(formatDateTime('2024-07-14T20:04:05Z')).toBe('14/07/2024 13:04:05');
});

test.each([['en'], ['th'], ['lo']])('R-457 A-94 the year is Gregorian and the digits Western in %s', (locale) => {
  moveDeviceTo('Asia/Bangkok', 420);
  dayjs.locale(locale);
  expect(formatDateTime('2024-01-15T03:04:05+07:00')).toBe('15/01/2024 03:04:05');
});

test('R-457 any value shows as a date or a dash', () => {
  expect(formatDateTime('2024-01-15')).toBe('-');
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.double(), fc.date().map(Number)), (value) => {
      expect(formatDateTime(value)).toMatch(/^(?:-|\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2})$/);
    }),
  );
});
