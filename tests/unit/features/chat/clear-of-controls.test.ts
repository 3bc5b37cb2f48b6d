import { expect, test } from 'vitest';
import { heightToClear } from '../../../../src/features/chat/use-clear-of-controls.ts';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, right: left + width, bottom: top + height }) as DOMRectReadOnly; // only the four edges are read

test('R-394 a floating element moves above controls it would cover, and no higher', () => {
  const floating = box(300, 700, 56, 56);
  expect(heightToClear(floating, [])).toBe(0);
  expect(heightToClear(floating, [box(0, 700, 300, 44)])).toBe(0);
  expect(heightToClear(floating, [box(20, 720, 300, 44)])).toBe(44);
  // Two controls above each other.
  expect(heightToClear(floating, [box(20, 660, 300, 44), box(20, 720, 300, 44)])).toBe(104);
});
