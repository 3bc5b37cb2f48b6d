import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageWindow } from '../../../src/lib/page-window.ts';

test.each([
  [6, 20, [3, 4, 5, 6, 7]],
  [1, 20, [1, 2]],
  [2, 20, [1, 2, 3]],
  [20, 20, [17, 18, 19, 20]],
  [1, 1, [1]],
])('R-347 A-75 page %d of %d offers %j', (current, pageCount, expected) => {
  expect(pageWindow(current, pageCount)).toEqual(expected);
});

test.each([
  [50, 20, [17, 18, 19, 20]],
  [0, 20, [1, 2]],
  [-3, 2, [1, 2]],
])('R-347 page %d, no longer one of the %d, offers the nearest %j', (current, pageCount, expected) => {
  expect(pageWindow(current, pageCount)).toEqual(expected);
});

test.each([[0], [-1], [NaN]])('R-347 a list of %d pages offers none', (pageCount) => {
  expect(pageWindow(1, pageCount)).toEqual([]);
});

test('R-347 the window is short, sorted, within the list, and contains the current page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (a, b) => {
      const [current, pageCount] = a < b ? [a, b] : [b, a];
      const pages = pageWindow(current, pageCount);
      expect(pages).toContain(current);
      expect(pages.length).toBeLessThanOrEqual(5);
      expect(pages.every((page, index) => page >= 1 && page <= pageCount && page === (pages[0] ?? 0) + index)).toBe(
        true,
      );
    }),
  );
});
