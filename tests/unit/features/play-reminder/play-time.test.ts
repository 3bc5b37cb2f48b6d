import { expect, test } from 'vitest';
import {
  countEvery,
  lastDue,
  playTimeCounter,
  wholeMinutes,
} from '../../../../src/features/play-reminder/play-time.ts';

const second = 1_000;
const minute = 60 * second;

test('B-14 visible time counts; hidden time and sleep do not', () => {
  let now = 5_000_000;
  const count = playTimeCounter(() => now);
  const after = (ms: number, inView = true) => {
    now += ms;
    return count({ inView });
  };
  after(0);
  for (let passed = 0; passed < 10 * minute; passed += countEvery) after(countEvery);
  expect(after(4 * second, false)).toBe(10 * minute + 4 * second);
  expect(after(45 * second)).toBe(10 * minute + 4 * second);
  expect(after(3 * second)).toBe(10 * minute + 7 * second);
  expect(after(8 * 60 * minute)).toBe(10 * minute + 7 * second);
  expect(after(second)).toBe(10 * minute + 8 * second);
});

test.each([
  [0, 30, 0],
  [29, 30, 0],
  [30, 30, 30],
  [59, 30, 30],
  [60, 30, 60],
  [125, 60, 120],
  [500, null, 0],
])('B-14 after %d minutes the last reminder of an interval of %s was due at %d', (played, interval, due) => {
  expect(lastDue(played, interval)).toBe(due);
});

test('B-14 a minute counts when it is complete', () => {
  expect([0, minute - 1, minute, 2 * minute - 1].map(wholeMinutes)).toEqual([0, 0, 1, 1]);
});

test('B-14 a gap of a minute counts, a longer one was sleep', () => {
  const times = [0, minute, 2 * minute + 1];
  const count = playTimeCounter(() => times.shift() ?? 0);
  expect([1, 2, 3].map(() => count({ inView: true }))).toEqual([0, minute, minute]);
});
