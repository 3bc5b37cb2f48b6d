import { expect, test } from 'vitest';
import { wheelSize } from '../../../../src/features/spin/wheel/use-wheel-size.ts';

test.each([
  [320, 272],
  [400, 340],
  [411, 349],
  [412, 350],
  [1000, 350],
  [2560, 350],
])('R-375 a window of %i px has a wheel of %i', (width, size) => {
  expect(wheelSize(width)).toBe(size);
});
