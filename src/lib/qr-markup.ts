import { htmlTokens } from './html/html-tokens.ts';
import { isInlinePicture } from './inline-picture.ts';

/** A drawing of a QR code has some ten thousand characters, a picture some more. */
const maximumLength = 500_000;

/**
 * The address of an `<img>` that shows a QR code's markup from the server: an SVG, or an `<img>` with a data address, whatever
 * is around them; null for anything else. Nothing in a picture runs or loads.
 */
export function qrImageAddress(markup: string): string | null {
  if (markup.length > maximumLength) return null;
  for (const token of htmlTokens(markup)) {
    if (token.type !== 'start') continue;
    if (token.name === 'svg') return svgAddress(markup, token.attributes);
    if (token.name === 'img') {
      const source = token.attributes.get('src')?.trim() ?? '';
      return isInlinePicture(source) ? source : null;
    }
  }
  return null;
}

/** What a drawing inside a page may leave out and one that stands alone must say; without a size some browsers cannot copy it. */
function missingAttributes(given: ReadonlyMap<string, string>): string {
  const needed = { xmlns: 'http://www.w3.org/2000/svg', width: '600', height: '600' };
  return Object.entries(needed)
    .filter(([name]) => !given.has(name))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function svgAddress(markup: string, attributes: ReadonlyMap<string, string>): string | null {
  const start = markup.search(/<svg[\s/>]/i);
  const end = markup.toLowerCase().lastIndexOf('</svg>');
  if (start < 0 || end < start) return null;
  const opened = start + '<svg'.length;
  const svg = `<svg${missingAttributes(attributes)}${markup.slice(opened, end)}</svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
