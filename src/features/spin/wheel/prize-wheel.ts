import type { Schemas } from '../../../api/wire/types.ts';
import { paintFace, type FaceLook } from './paint-face.ts';
import { drawMotion, type Motion } from './wheel-motion.ts';
import { attempt } from '../../../lib/attempt.ts';
import { contextOf } from '../../../ui/context-of.ts';
import { wantsLessMotion } from '../../../ui/media-query.ts';

/** A higher ratio costs frame rate without a visible difference. */
const mostPixelRatio = 2;
const fullTurn = 2 * Math.PI;

/** The slices on a canvas. They are painted once per size; each frame of a turn draws them at another angle. */
export class PrizeWheel {
  readonly canvas: HTMLCanvasElement;
  readonly #slices: readonly Schemas['SpinSlice'][];
  readonly #look: FaceLook;
  #face: HTMLCanvasElement | undefined;
  /** In radians, clockwise. At 0 the first slice starts at the pointer. */
  #angle = 0;

  constructor(canvas: HTMLCanvasElement, slices: readonly Schemas['SpinSlice'][], look: FaceLook) {
    this.canvas = canvas;
    this.#slices = slices;
    this.#look = look;
  }

  /** `size` is in px of the page. */
  resize(size: number): void {
    const ratio = Math.min(window.devicePixelRatio, mostPixelRatio);
    const side = Math.round(size * ratio);
    this.canvas.width = side;
    this.canvas.height = side;
    this.#face = paintFace(this.#slices, this.#look, { side, ratio });
    this.#draw();
  }

  /** Moves the middle of a slice to the pointer. */
  show(index: number): void {
    this.#angle = this.#angleOf(index);
    this.#draw();
  }

  /** Turns to the middle of a slice. Returns a function that stops the wheel where it is. */
  turnTo(index: number, { duration, turns, easing }: Motion, onRest: () => void): () => void {
    const from = this.#angle;
    const way = ((this.#angleOf(index) - from + fullTurn) % fullTurn) + turns * fullTurn;
    const began = performance.now();
    let frame = requestAnimationFrame(next);
    const draw = (share: number) => {
      this.#angle = from + way * easing(share);
      this.#draw();
    };
    const stand = () => {
      this.show(index);
      onRest();
    };
    return () => cancelAnimationFrame(frame);

    function next(now: number): void {
      // The time of a frame may be before the start of the turn.
      const share = Math.max(0, now - began) / duration;
      if (share >= 1) {
        stand();
        return;
      }
      draw(share);
      frame = requestAnimationFrame(next);
    }
  }

  /** From 0 to a full turn. */
  #angleOf(index: number): number {
    return fullTurn - ((index + 0.5) * fullTurn) / this.#slices.length;
  }

  #draw(): void {
    const context = contextOf(this.canvas);
    const middle = this.canvas.width / 2;
    if (!context || !this.#face || middle === 0) return;
    context.clearRect(0, 0, 2 * middle, 2 * middle);
    context.translate(middle, middle);
    context.rotate(this.#angle);
    context.drawImage(this.#face, -middle, -middle);
    context.resetTransform();
  }
}

const fadeTime = 160;

/**
 * Turns the wheel to the middle of a slice: a stop near an edge would suggest a prize that was nearly won. With reduced
 * motion the picture fades to the result instead (B-09). Returns a function that cancels it.
 */
export function turnWheel(wheel: PrizeWheel, index: number, onRest: () => void): () => void {
  return wantsLessMotion() ? fadeTo(wheel, index, onRest) : wheel.turnTo(index, drawMotion(), onRest);
}

function fadeTo(wheel: PrizeWheel, index: number, onRest: () => void): () => void {
  const { canvas } = wheel;
  const fade = (from: number, to: number) =>
    attempt(() =>
      canvas.animate([{ opacity: from }, { opacity: to }], {
        duration: fadeTime,
        easing: 'ease-out',
        fill: 'forwards',
      }),
    );
  const end = (animation: Animation | undefined) => attempt(() => animation?.cancel());
  let current = fade(1, 0);
  // By timers, because the wheel also stands where the browser animates nothing.
  let timer = setTimeout(() => {
    wheel.show(index);
    const out = current;
    current = fade(0, 1);
    end(out);
    timer = setTimeout(onRest, fadeTime);
  }, fadeTime);
  return () => {
    clearTimeout(timer);
    end(current);
  };
}
