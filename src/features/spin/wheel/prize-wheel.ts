import { Wheel } from 'spin-wheel';
import type { Schemas } from '../../../api/types.ts';
import { fitLabel, lineHeight, type FittedLabel } from './fit-label.ts';

type Slice = Schemas['SpinSlice'];

/** In shares of the radius: where labels begin below the pointer's tip, and where they end before the hub. */
const labelRim = 0.86;
const labelHub = 0.34;
/** In px of the page. */
const fontSizes = { largest: 16, smallest: 10 };
/** More pixels than this cost frames and show nothing. */
const mostPixelRatio = 2;

/** A colour of the server's, where it is one. */
const color = (text: string, other: string) => (CSS.supports('color', text) ? text : other);

interface Colors {
  /** Rim and lines between the slices. */
  line: string;
  /** Of slices and labels whose own is none. */
  slice: string;
  label: string;
}

/** The wheel of the package, with labels that are wrapped and measured one by one; the package has one line and one size for all. */
export class PrizeWheel extends Wheel {
  readonly #labels: readonly { text: string; color: string }[];
  /** The labels as they fit at a radius. */
  #fitted: { radius: number; labels: FittedLabel[] } | undefined;

  constructor(container: HTMLElement, slices: readonly Slice[], colors: Colors) {
    const labels = slices.map(({ label, textColor }) => ({ text: label, color: color(textColor, colors.label) }));
    super(container, {
      items: slices.map(({ bgColor }) => ({
        label: '',
        backgroundColor: color(bgColor, colors.slice),
        labelColor: colors.label,
      })),
      isInteractive: false,
      radius: 1,
      borderColor: colors.line,
      borderWidth: 8,
      lineColor: colors.line,
      lineWidth: slices.length > 1 ? 2 : 0,
      pixelRatio: Math.min(window.devicePixelRatio, mostPixelRatio),
      itemLabelFont: getComputedStyle(container).fontFamily,
    });
    this.#labels = labels;
  }

  /** The canvas says nothing to screen readers, in English least of all: the list of prizes and the result speak. */
  override refreshAriaLabel(): void {
    this.canvas?.setAttribute('aria-hidden', 'true');
  }

  override drawItemLabels(context: CanvasRenderingContext2D, angles: { start: number; end: number }[]): void {
    const { x, y } = this._center;
    const fitted = this.#fit(context);
    context.save();
    context.textAlign = 'right';
    context.textBaseline = 'middle';
    for (const [index, { start, end }] of angles.entries()) {
      const label = fitted[index];
      if (!label) continue;
      context.setTransform(1, 0, 0, 1, x, y);
      context.rotate((((start + end) / 2 - 90) * Math.PI) / 180);
      context.font = this.#font(label.fontSize);
      context.fillStyle = this.#labels[index]?.color ?? '';
      for (const [row, line] of label.lines.entries()) {
        const offset = (row - (label.lines.length - 1) / 2) * label.fontSize * lineHeight;
        context.fillText(line, this._actualRadius * labelRim, offset);
      }
    }
    context.restore();
  }

  #font(size: number): string {
    return `600 ${size}px ${this.itemLabelFont}`;
  }

  /** Measured anew when the size has changed, not with each frame. */
  #fit(context: CanvasRenderingContext2D): FittedLabel[] {
    const radius = this._actualRadius;
    if (this.#fitted?.radius === radius) return this.#fitted.labels;
    const ratio = this.getActualPixelRatio();
    const half = Math.PI / Math.max(this.#labels.length, 3);
    const labels = this.#labels.map(({ text }) =>
      fitLabel(text, {
        room: {
          length: radius * (labelRim - labelHub),
          breadthAt: (length) => 2 * (radius * labelRim - length) * Math.tan(half),
        },
        sizes: { largest: Math.round(fontSizes.largest * ratio), smallest: Math.round(fontSizes.smallest * ratio) },
        measure: (line, size) => {
          context.font = this.#font(size);
          return context.measureText(line).width;
        },
      }),
    );
    this.#fitted = { radius, labels };
    return labels;
  }
}
