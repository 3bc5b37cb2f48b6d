import { expect, test } from 'vitest';
import { wheelSize } from '../../../../src/features/spin/wheel/use-wheel-size.ts';

test.each([
  [1_920, 350],
  [412, 350],
  [411, 349],
  [320, 272],
])('R-375 the wheel of a window of %i px has %i px', (width, size) => {
  expect(wheelSize(width)).toBe(size);
});
