import { describe, expect, test } from 'vitest';
import {
  countEvery,
  lastDue,
  playTimeCounter,
  wholeMinutes,
} from '../../../../src/features/play-reminder/play-time.ts';

const second = 1_000;
const minute = 60 * second;

/** Play time on a manual clock. */
function started() {
  let now = 5_000_000;
  const count = playTimeCounter(() => now);
  count({ inView: true });
  return {
    count,
    pass(ms: number) {
      now += ms;
    },
    /** Visible for this long, counted as the app does. */
    stay(ms: number) {
      for (let passed = 0; passed < ms; passed += countEvery) {
        now += countEvery;
        count({ inView: true });
      }
    },
  };
}

describe('time in the app', () => {
  test('B-14 visible time counts', () => {
    const time = started();
    time.stay(30 * minute);
    expect(time.count({ inView: true })).toBe(30 * minute);
  });

  test('B-14 hidden time does not', () => {
    const time = started();
    time.stay(10 * minute);
    time.pass(4 * second);
    expect(time.count({ inView: false })).toBe(10 * minute + 4 * second);
    time.pass(45 * second);
    expect(time.count({ inView: true })).toBe(10 * minute + 4 * second);
    time.pass(3 * second);
    expect(time.count({ inView: true })).toBe(10 * minute + 7 * second);
  });

  test('B-14 sleep does not count', () => {
    const time = started();
    time.stay(5 * minute);
    time.pass(8 * 60 * minute);
    expect(time.count({ inView: true })).toBe(5 * minute);
    time.stay(minute);
    expect(time.count({ inView: true })).toBe(6 * minute);
  });
});

test.each([
  [0, 30, 0],
  [29, 30, 0],
  [30, 30, 30],
  [59, 30, 30],
  [60, 30, 60],
  [119, 120, 0],
  [125, 60, 120],
  [500, null, 0],
])('B-14 after %d minutes the last reminder of an interval of %s was due at %d', (played, interval, due) => {
  expect(lastDue(played, interval)).toBe(due);
});

test('B-14 a minute counts when it is complete', () => {
  expect([0, minute - 1, minute, 2 * minute - 1].map(wholeMinutes)).toEqual([0, 0, 1, 1]);
});
