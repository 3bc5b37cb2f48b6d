import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eachSecond } from '../../../src/ui/each-second.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('R-458 an age goes on when another one leaves the page, and no timer is left after the last one', () => {
  const [first, second] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const [leaveFirst, leaveSecond] = [eachSecond(first), eachSecond(second)];
  vi.advanceTimersByTime(1_000);
  leaveFirst();
  vi.advanceTimersByTime(2_000);
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 3]);
  leaveSecond();
  expect(vi.getTimerCount()).toBe(0);
});
