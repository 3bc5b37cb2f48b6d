import { attempt } from '../lib/attempt.ts';

/** The context that draws on a canvas; undefined where the browser refuses one, or gives something else. */
export function contextOf(canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | undefined {
  const context = attempt(() => canvas?.getContext('2d')) ?? undefined;
  return typeof context?.drawImage === 'function' ? context : undefined;
}
