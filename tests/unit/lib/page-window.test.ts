import { expect, test } from 'vitest';
import { pageWindow } from '../../../src/lib/page-window.ts';

test.each([
  [6, 20, [3, 4, 5, 6, 7]],
  [1, 20, [1, 2]],
  [2, 20, [1, 2, 3]],
  [20, 20, [17, 18, 19, 20]],
  [1, 1, [1]],
  // A page that is no longer one of the list: the nearest.
  [50, 20, [17, 18, 19, 20]],
  [0, 20, [1, 2]],
  [-3, 2, [1, 2]],
  [1, 0, []],
  [1, -1, []],
  [1, NaN, []],
])('R-347 page %d of %d offers %j', (current, pageCount, expected) => {
  expect(pageWindow(current, pageCount)).toEqual(expected);
});
