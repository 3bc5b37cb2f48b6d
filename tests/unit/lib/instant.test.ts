import { expect, test } from 'vitest';
import { toInstant } from '../../../src/lib/instant.ts';

/** Values that are no valid instant. */
const noInstants: readonly unknown[] = [
  null,
  undefined,
  '',
  'abc',
  '2024-01-15',
  '2024-01-15T12:00:00',
  '2024-01-15 12:00:00Z',
  ' 2024-01-15T12:00:00Z',
  '2024-01-15T12:00:00Z\n',
  '2024-01-15T12:00:00+0700',
  '2024-01-15T12:00:00+07:60',
  '2024-02-30T12:00:00Z',
  '2024-13-01T12:00:00Z',
  '2024-01-15T25:00:00Z',
  '2024-01-15T12:60:00Z',
  '2024-01-15T12:00:61Z',
  '1969-12-31T23:59:59Z',
  '+010000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  'Mon, 15 Jan 2024 12:00:00 GMT',
  '1705320000000',
  0,
  999_999_999_999,
  NaN,
  8.64e15,
  253_402_300_800_000,
  [1_705_320_000_000],
  new Date(NaN),
  { valueOf: () => 1_705_320_000_000 },
];

const noon = Date.UTC(2024, 0, 15, 12);

test.each([
  ['2024-01-15T12:00:00Z', noon],
  ['2024-01-15T12:00Z', noon],
  ['2024-01-15T12:00:00.000Z', noon],
  ['2024-01-15T12:00:00.123456Z', noon + 123],
  ['2024-01-15T19:00:00+07:00', noon],
  ['2024-01-15T06:30:00-05:30', noon],
  ['2024-01-16T02:00:00+14:00', noon],
  ['2024-02-29T00:00:00Z', Date.UTC(2024, 1, 29)],
  ['1970-01-01T00:00:00Z', 0],
  ['9999-12-31T23:59:59Z', Date.UTC(9999, 11, 31, 23, 59, 59)],
  [noon, noon],
  [1e12, 1e12],
])('R-457 %o is an instant', (value, expected) => {
  expect(toInstant(value)).toBe(expected);
});

test.each(noInstants.map((value) => [value]))('R-457 %o is no instant', (value) => {
  expect(toInstant(value)).toBeNull();
});
