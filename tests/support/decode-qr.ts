import jsQR from 'jsqr';

const scale = 4;

/**
 * Decodes the SVG of a QR code with an independent decoder. Expects one path of horizontal strokes, as `qrcode` draws
 * it.
 */
export function decodeQr(svg: string): string | null {
  const modules = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  const strokes = /<path stroke="#000000" d="([^"]+)"/.exec(svg)?.[1] ?? '';
  const size = modules * scale;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  let [x, y] = [0, 0];
  for (const [, command, first, second] of strokes.matchAll(/([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?/g)) {
    const [a, b] = [Number(first), Number(second ?? 0)];
    if (command === 'M') [x, y] = [a, b];
    if (command === 'm') [x, y] = [x + a, y + b];
    if (command !== 'h') continue;
    for (let row = Math.floor(y) * scale; row < (Math.floor(y) + 1) * scale; row += 1) {
      for (let column = x * scale; column < (x + a) * scale; column += 1) {
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3);
      }
    }
    x += a;
  }
  return jsQR(pixels, size, size)?.data ?? null;
}
