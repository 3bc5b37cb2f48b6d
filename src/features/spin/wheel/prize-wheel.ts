import { Wheel } from 'spin-wheel';
import type { Schemas } from '../../../api/wire/types.ts';
import { paintFace, type FaceLook } from './paint-face.ts';

/** More pixels than this cost frames and show nothing. */
const mostPixelRatio = 2;

/**
 * The wheel of the package, which keeps its size, its angle and its motion, with a face of our own: the package draws every slice
 * and label anew with each frame, and has one line and one size for all labels. Its `image` is no way round that: it takes an
 * `<img>` alone, which a canvas would have to be encoded for, and draws the slices beneath it all the same.
 */
export class PrizeWheel extends Wheel {
  readonly #slices: readonly Schemas['SpinSlice'][];
  readonly #look: FaceLook;
  #face: HTMLCanvasElement | undefined;

  constructor(container: HTMLElement, slices: readonly Schemas['SpinSlice'][], look: FaceLook) {
    super(container, {
      items: slices.map(() => ({})),
      isInteractive: false,
      pixelRatio: Math.min(window.devicePixelRatio, mostPixelRatio),
    });
    this.#slices = slices;
    this.#look = look;
  }

  /** The canvas says nothing to screen readers, in English least of all: the list of prizes and the result speak. */
  override refreshAriaLabel(): void {
    this.canvas?.setAttribute('aria-hidden', 'true');
  }

  override draw(now = 0): void {
    this._frameRequestId = null;
    const { canvas, _context: context } = this;
    if (!canvas || !context || canvas.width === 0) return;
    this.animateRotation(now);
    const side = canvas.width;
    if (this.#face?.width !== side) {
      this.#face = paintFace(this.#slices, this.#look, { side, ratio: this.getActualPixelRatio() });
    }
    context.clearRect(0, 0, side, side);
    context.translate(side / 2, side / 2);
    context.rotate((this.rotation * Math.PI) / 180);
    context.drawImage(this.#face, -side / 2, -side / 2);
    context.resetTransform();
  }
}
