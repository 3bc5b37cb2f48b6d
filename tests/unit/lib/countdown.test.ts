import { expect, test } from 'vitest';
import fc from 'fast-check';
import { deadlineFrom, formatCountdown, secondsLeft } from '../../../src/lib/countdown.ts';
import { volume } from '../../support/volume.ts';

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [599, '09:59'],
  [6_000, '100:00'],
  [59.5, '01:00'],
  [-1, '00:00'],
  [NaN, '00:00'],
  [Infinity, '00:00'],
])('R-459 %d s shows as %s', (seconds, expected) => {
  expect(formatCountdown(seconds)).toBe(expected);
});

const now = Date.UTC(2024, 0, 15, 12);
const receivedAt = { server: now, device: now, monotonic: 5_000 };

test.each([
  ['2024-01-15T12:01:30Z', 90],
  ['2024-01-15T12:00:00.5Z', 0.5],
  ['2024-01-15T19:01:30+07:00', 90],
  ['2024-01-15T11:59:00Z', -60],
])('A-120 quality 12: %s ends %d s after receipt, by the service’s clock if it is known', (expireIn, seconds) => {
  const at = receivedAt.monotonic + seconds * 1000;
  for (const wrongBy of [0, 16 * 60_000, -400 * 86_400_000]) {
    expect(deadlineFrom(expireIn, { ...receivedAt, device: now + wrongBy })).toEqual({ at, byServer: true });
  }
  expect(deadlineFrom(expireIn, { ...receivedAt, server: null })).toEqual({ at, byServer: false });
});

test('A-120 a service clock that leaves more than a day is wrong', () => {
  const [expireIn, at] = ['2024-01-16T12:00:00Z', 5_000 + 86_400_000];
  expect(deadlineFrom(expireIn, { ...receivedAt, device: 0 })).toEqual({ at, byServer: true });
  expect(deadlineFrom(expireIn, { ...receivedAt, server: now - 1 })).toEqual({ at, byServer: false });
});

test.each([null, '', 'soon', '90', '2024-01-15', '2024-02-30T12:00:00Z'])('R-230 %o gives no deadline', (expireIn) => {
  expect(deadlineFrom(expireIn, receivedAt)).toBeNull();
});

test.each([
  [90_000, 0, 90],
  [90_000, 999, 90],
  [90_000, 1_000, 89],
  [90_000, 89_999, 1],
  [90_000, 90_000, 0],
  [90_000, 3_600_000, 0],
])('R-459 the deadline %d at %d leaves %d s', (deadline, at, expected) => {
  expect(secondsLeft(deadline, at)).toBe(expected);
});

test('R-459 quality 12 a countdown starts at the full number of seconds despite fractions of the clock', () => {
  const clock = fc.double({ min: 0, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 86_400 }), clock, (seconds, monotonic) => {
      const deadline = deadlineFrom(new Date(seconds * 1000).toISOString(), { server: 0, device: 0, monotonic });
      expect(deadline && secondsLeft(deadline.at, monotonic)).toBe(seconds);
    }),
    { numRuns: volume({ gate: 300, full: 1_000 }) },
  );
});
