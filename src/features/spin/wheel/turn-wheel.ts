import type { PrizeWheel } from './prize-wheel.ts';
import { drawMotion } from './wheel-motion.ts';

const fade: KeyframeAnimationOptions = { duration: 160, easing: 'ease-out', fill: 'forwards' };

/**
 * Turns the wheel to the middle of a slice: a stop near an edge would suggest a prize that was nearly won. With reduced
 * motion the picture fades to the result instead (B-09). Returns a function that cancels it.
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
