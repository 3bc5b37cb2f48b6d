import type { Schemas } from '../../../api/wire/types.ts';
import { fitLabel, lineHeight } from './fit-label.ts';
import { attempt } from '../../../lib/attempt.ts';
import { contextOf } from '../../../ui/context-of.ts';

/** Fractions of the radius: labels start below the pointer's tip and end before the hub. */
const labelRim = 0.86;
const labelHub = 0.34;
/** In px of the page. */
const fontSizes = { largest: 16, smallest: 10 };
const rimWidth = 6;
const lineWidth = 1.5;

/** Colours and font of the style sheet. */
export interface FaceLook {
  /** The colour of the rim and of the lines between slices. */
  line: string;
  /** `slice` and `label` replace invalid colours of the server. */
  slice: string;
  label: string;
  fontFamily: string;
}

/** The style sheet gives the canvas the colours of the scheme. */
export function lookOf(canvas: HTMLCanvasElement): FaceLook {
  const { stroke, fill, color: label, fontFamily } = getComputedStyle(canvas);
  return { line: stroke, slice: fill, label, fontFamily };
}

/** The server's colour, if valid. */
const color = (text: string, other: string) => (attempt(() => CSS.supports('color', text)) === true ? text : other);

/**
 * Paints the wheel, the first slice clockwise from the top. It is painted once; a turn only rotates it. `side`
 * is in canvas pixels, `ratio` of them are one px of the page.
 */
export function paintFace(
  slices: readonly Schemas['SpinSlice'][],
  look: FaceLook,
  { side, ratio }: { side: number; ratio: number },
): HTMLCanvasElement {
  const face = document.createElement('canvas');
  face.width = side;
  face.height = side;
  const context = contextOf(face);
  if (!context) return face;
  const radius = side / 2;
  const step = (2 * Math.PI) / slices.length;
  context.translate(radius, radius);
  context.strokeStyle = look.line;

  context.lineWidth = lineWidth * ratio;
  for (const [index, { bgColor }] of slices.entries()) {
    const start = index * step - Math.PI / 2;
    context.beginPath();
    context.moveTo(0, 0);
    context.arc(0, 0, radius - (rimWidth / 2) * ratio, start, start + step);
    context.closePath();
    context.fillStyle = color(bgColor, look.slice);
    context.fill();
    if (slices.length > 1) context.stroke();
  }

  context.lineWidth = rimWidth * ratio;
  context.beginPath();
  context.arc(0, 0, radius - (rimWidth / 2) * ratio, 0, 2 * Math.PI);
  context.stroke();

  context.textAlign = 'right';
  context.textBaseline = 'middle';
  const fontOf = (size: number) => `600 ${size}px ${look.fontFamily}`;
  const half = Math.PI / Math.max(slices.length, 3);
  for (const [index, { label, textColor }] of slices.entries()) {
    const { lines, fontSize } = fitLabel(label, {
      room: {
        length: radius * (labelRim - labelHub),
        breadthAt: (length) => 2 * (radius * labelRim - length) * Math.tan(half),
      },
      sizes: { largest: Math.round(fontSizes.largest * ratio), smallest: Math.round(fontSizes.smallest * ratio) },
      measure: (line, size) => {
        context.font = fontOf(size);
        return context.measureText(line).width;
      },
    });
    context.save();
    context.rotate((index + 0.5) * step - Math.PI / 2);
    context.font = fontOf(fontSize);
    context.fillStyle = color(textColor, look.label);
    for (const [row, line] of lines.entries()) {
      const offset = (row - (lines.length - 1) / 2) * fontSize * lineHeight;
      context.fillText(line, radius * labelRim, offset);
    }
    context.restore();
  }
  return face;
}
