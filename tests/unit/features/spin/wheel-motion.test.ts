import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawMotion, friction, lastPartFactor } from '../../../../src/features/spin/wheel/wheel-motion.ts';
import { volume } from '../../../support/volume.ts';

const random = fc.tuple(
  fc.double({ min: 0, max: 0.999999, noNaN: true }),
  fc.double({ min: 0, max: 0.999999, noNaN: true }),
);
const motionOf = (numbers: readonly [number, number]) => {
  const left = [...numbers];
  return drawMotion(() => left.shift() ?? 0);
};

test('R-384 A-80 a spin lasts 4 to 5 s and adds 2 or 3 full turns', () => {
  const seen = new Set<number>();
  fc.assert(
    fc.property(random, (numbers) => {
      const { duration, turns } = motionOf(numbers);
      expect(duration).toBeGreaterThanOrEqual(4000);
      expect(duration).toBeLessThanOrEqual(5000);
      expect([2, 3]).toContain(turns);
      seen.add(turns);
    }),
  );
  expect(seen).toEqual(new Set([2, 3]));
});

test('R-380 A-80 it starts at its current angle, never turns back and ends exactly at its slice', () => {
  fc.assert(
    fc.property(random, (numbers) => {
      const { easing } = motionOf(numbers);
      expect(easing(0)).toBe(0);
      expect(easing(1)).toBe(1);
      const places = Array.from({ length: 501 }, (_, step) => easing(step / 500));
      expect(places.every((place, step) => step === 0 || place > (places[step - 1] ?? 1))).toBe(true);
    }),
  );
});

test('R-383 A-80 each sixtieth of a second keeps 0.991 of the speed; the last part brakes evenly to zero', () => {
  expect([friction, lastPartFactor]).toEqual([0.991, 0.1]);
  fc.assert(
    fc.property(random, (numbers) => {
      const { duration, turns, easing } = motionOf(numbers);
      const frame = 1000 / 60 / duration;
      const instant = frame / 1000;
      const speed = (share: number) => (easing(share + instant) - easing(share - instant)) / (2 * instant);
      const braking = 1 - turns * lastPartFactor;
      for (let share = frame; share < braking - 2 * frame; share += 0.01) {
        expect(speed(share + frame) / speed(share)).toBeCloseTo(friction, 4);
      }
      // The speed is continuous where two parts of the motion meet.
      expect(speed(braking - frame / 100) / speed(braking + frame / 100)).toBeCloseTo(1, 2);
      expect(speed(1 - frame)).toBeLessThan(0.05 * speed(frame));
      expect(speed(1 - frame)).toBeGreaterThan(0);
    }),
    { numRuns: volume({ gate: 10, full: 30 }) },
  );
});
