import type { PrizeWheel } from './prize-wheel.ts';
import { drawMotion } from './wheel-motion.ts';

const fade: KeyframeAnimationOptions = { duration: 160, easing: 'ease-out', fill: 'forwards' };

/**
 * Lets the wheel stop at a slice, always at its middle: a stop at an edge would look like a prize that was nearly won. With reduced
 * motion the picture fades to the one with the result (B-09). Returns what calls it off.
 */
export function turnWheel(wheel: PrizeWheel, index: number, onRest: () => void): () => void {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
    ? fadeTo(wheel, index, onRest)
    : wheel.turnTo(index, drawMotion(), onRest);
}

function fadeTo(wheel: PrizeWheel, index: number, onRest: () => void): () => void {
  const { canvas } = wheel;
  let current = canvas.animate([{ opacity: 1 }, { opacity: 0 }], fade);
  current.onfinish = () => {
    wheel.show(index);
    const out = current;
    current = canvas.animate([{ opacity: 0 }, { opacity: 1 }], fade);
    out.cancel();
    current.onfinish = onRest;
  };
  return () => current.cancel();
}
