import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heightToClear } from '../../../../src/features/chat/use-clear-of-controls.ts';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, right: left + width, bottom: top + height }) as DOMRectReadOnly; // only the four edges are read

test('R-394 a floating element moves above a control it would cover', () => {
  const floating = box(300, 700, 56, 56);
  expect(heightToClear(floating, [])).toBe(0);
  expect(heightToClear(floating, [box(0, 700, 300, 44)])).toBe(0);
  expect(heightToClear(floating, [box(20, 720, 300, 44)])).toBe(44);
  // Two controls above each other.
  expect(heightToClear(floating, [box(20, 660, 300, 44), box(20, 720, 300, 44)])).toBe(104);
});

test('R-394 it never covers a control, wherever the controls are', () => {
  const boxes = fc.array(fc.tuple(fc.nat(400), fc.nat(800), fc.nat(300), fc.integer({ min: 1, max: 60 })));
  fc.assert(
    fc.property(boxes, (places) => {
      const controls = places.map((place) => box(...place));
      const lift = heightToClear(box(300, 700, 56, 56), controls);
      const covered = controls.filter(
        ({ left, right, top, bottom }) => right > 300 && left < 356 && bottom > 700 - lift && top < 756 - lift,
      );
      expect(covered).toEqual([]);
    }),
  );
});
