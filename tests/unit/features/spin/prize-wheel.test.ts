import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PrizeWheel } from '../../../../src/features/spin/wheel/prize-wheel.ts';

// The angles at which the wheel draws its slices. In radians; at 0 the first slice starts at the pointer.

const fullTurn = 2 * Math.PI;
const slices = ['A', 'B', 'C', 'D'].map((code) => ({
  ...{ code, label: code, bgColor: '#000', textColor: '#fff', htmlDescription: null },
}));
const look = { line: '#000', slice: '#000', label: '#fff', fontFamily: 'sans-serif' };
const even = { duration: 1_000, turns: 2, easing: (time: number) => time };

let angles: number[];
let frames: ((now: number) => void)[];
let wheel: PrizeWheel;

/** Draws the next frame, this many ms after now. */
const frame = (ms: number) => frames.shift()?.(performance.now() + ms);
const lastAngle = () => angles.at(-1) ?? Number.NaN;
/** How far the middle of a slice is from the pointer. */
const offPointer = (index: number) => Math.abs(Math.sin((lastAngle() + ((index + 0.5) * fullTurn) / 4) / 2));

beforeEach(() => {
  [angles, frames] = [[], []];
  const nothing = () => undefined;
  const context = { clearRect: nothing, translate: nothing, drawImage: nothing, resetTransform: nothing };
  const canvas = { width: 0, height: 0, getContext: () => ({ ...context, rotate: (at: number) => angles.push(at) }) };
  vi.stubGlobal('window', { devicePixelRatio: 1 });
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) });
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) => frames.push(draw));
  wheel = new PrizeWheel(canvas as never, slices, look); // the parts that are used
  wheel.resize(350);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the wheel', () => {
  test.each([0, 1, 2, 3])('R-380 shows slice %i with its middle at the pointer', (index) => {
    wheel.show(index);
    expect(offPointer(index)).toBeCloseTo(0, 10);
  });

  test('R-380 stops with the middle of its slice at the pointer, whenever its last frame was', () => {
    const onRest = vi.fn<() => void>();
    wheel.turnTo(1, even, onRest);
    frame(600);
    expect(offPointer(1)).toBeGreaterThan(0.1);
    frame(5_000);
    expect(offPointer(1)).toBeCloseTo(0, 10);
    expect(onRest).toHaveBeenCalledTimes(1);
  });

  test('R-384 turns as often in the second spin of a visit as in the first', () => {
    wheel.turnTo(1, even, () => undefined);
    frame(600);
    frame(5_000);
    const from = lastAngle();
    wheel.turnTo(1, even, () => undefined);
    frame(999);
    expect(lastAngle() - from).toBeCloseTo(even.turns * fullTurn, 1);
  });
});
