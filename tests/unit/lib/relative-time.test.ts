import { expect, test } from 'vitest';
import { relativeTime } from '../../../src/lib/relative-time.ts';

const now = Date.UTC(2024, 0, 15, 12);
const before = (seconds: number): number => now - seconds * 1000;

test.each([
  [1, 'second', 1],
  [59.999, 'second', 59],
  [60, 'minute', 1],
  [3_599, 'minute', 59],
  [3_600, 'hour', 1],
  [86_399, 'hour', 23],
  [86_400, 'day', 1],
  [2_591_999, 'day', 29],
  [2_592_000, 'month', 1],
  [31_535_999, 'month', 12],
  [31_536_000, 'year', 1],
  [10 * 31_536_000, 'year', 10],
])('R-354 A-76 %d seconds ago is %s %d', (seconds, unit, value) => {
  expect(relativeTime(before(seconds), now)).toEqual({ unit, value });
});

test.each([0, 0.999, -0.001, -86_400 * 400])('A-76 %d seconds ago is now', (seconds) => {
  expect(relativeTime(before(seconds), now)).toBe('now');
});

test('R-354 ISO text with an offset is read; what is no instant has no relative time', () => {
  expect(relativeTime('2024-01-15T18:59:00+07:00', now)).toEqual({ unit: 'minute', value: 1 });
  expect(relativeTime('2024-01-15', now)).toBeNull();
});
