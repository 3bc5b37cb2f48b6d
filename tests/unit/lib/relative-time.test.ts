import fc from 'fast-check';
import { expect, test } from 'vitest';
import { relativeTime } from '../../../src/lib/relative-time.ts';
import { noInstants } from '../../support/no-instants.ts';

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

test.each([[0], [0.001], [0.999], [-0.001], [-60], [-86_400 * 400]])('A-76 %d seconds ago is now', (seconds) => {
  expect(relativeTime(before(seconds), now)).toBe('now');
});

test('R-354 ISO text with an offset is read', () => {
  expect(relativeTime('2024-01-15T18:59:00+07:00', now)).toEqual({ unit: 'minute', value: 1 });
});

test.each(noInstants.map((value) => [value]))('R-354 %o has no relative time', (value) => {
  expect(relativeTime(value, now)).toBeNull();
});

test('R-354 A-76 the value is a whole number of the largest unit that fits', () => {
  const lengths = { year: 31_536_000, month: 2_592_000, day: 86_400, hour: 3_600, minute: 60, second: 1 };
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 20 * 31_536_000_000 }), (elapsed) => {
      const result = relativeTime(now - elapsed, now);
      if (result === null || result === 'now') throw new Error('expected a unit');
      const length = lengths[result.unit] * 1000;
      expect(result.value).toBeGreaterThanOrEqual(1);
      expect(result.value * length).toBeLessThanOrEqual(elapsed);
      expect((result.value + 1) * length).toBeGreaterThan(elapsed);
      const larger = Object.values(lengths).filter((seconds) => seconds * 1000 > length);
      expect(larger.every((seconds) => seconds * 1000 > elapsed)).toBe(true);
    }),
  );
});
