import type { Wheel } from 'spin-wheel';
import { drawMotion } from './wheel-motion.ts';

const fade: KeyframeAnimationOptions = { duration: 160, easing: 'ease-out', fill: 'forwards' };

/**
 * Lets the wheel stop at a slice, always at its middle: a stop at an edge would look like a prize that was nearly won. With reduced
 * motion the picture fades to the one with the result (B-09). Returns what calls it off.
 */
export function turnWheel(wheel: Wheel, index: number, onRest: () => void): () => void {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
    ? fadeTo(wheel, index, onRest)
    : spinTo(wheel, index, onRest);
}

function spinTo(wheel: Wheel, index: number, onRest: () => void): () => void {
  const { duration, turns, easing } = drawMotion();
  wheel.onRest = onRest;
  wheel.spinToItem(index, duration, true, turns, 1, easing);
  return () => {
    wheel.onRest = null;
    wheel.stop();
  };
}

function fadeTo(wheel: Wheel, index: number, onRest: () => void): () => void {
  const { canvas } = wheel;
  const angle = wheel.items[index]?.getCenterAngle();
  if (!canvas || angle === undefined) return () => undefined;
  let current = canvas.animate([{ opacity: 1 }, { opacity: 0 }], fade);
  current.onfinish = () => {
    wheel.rotation = -angle;
    const out = current;
    current = canvas.animate([{ opacity: 0 }, { opacity: 1 }], fade);
    out.cancel();
    current.onfinish = onRest;
  };
  return () => current.cancel();
}
