import { readTokens, type Attributes } from '../../../lib/html/html-tokens.ts';
import { isInlinePicture } from '../../../lib/inline-picture.ts';

/** A drawing of a QR code has some ten thousand characters, a picture some more. */
const maximumLength = 500_000;

/**
 * The address of an `<img>` that shows a QR code's markup from the server: an SVG, or an `<img>` with a data address, whatever
 * is around them; null for anything else. Nothing in a picture runs or loads.
 */
export function qrImageAddress(markup: string): string | null {
  if (markup.length > maximumLength) return null;
  let address: string | null = null;
  readTokens(markup, {
    start({ name, attributes }, stop) {
      if (name !== 'svg' && name !== 'img') return;
      address = name === 'svg' ? svgAddress(markup, attributes) : pictureAddress(attributes);
      stop();
    },
  });
  return address;
}

function pictureAddress({ src = '' }: Attributes): string | null {
  const source = src.trim();
  return isInlinePicture(source) ? source : null;
}

/** What a drawing inside a page may leave out and one that stands alone must say; without a size some browsers cannot copy it. */
function missingAttributes(given: Attributes): string {
  const needed = { xmlns: 'http://www.w3.org/2000/svg', width: '600', height: '600' };
  return Object.entries(needed)
    .filter(([name]) => !Object.hasOwn(given, name))
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');
}

function svgAddress(markup: string, attributes: Attributes): string | null {
  const start = markup.search(/<svg[\s/>]/i);
  const end = markup.toLowerCase().lastIndexOf('</svg>');
  if (start < 0 || end < start) return null;
  const opened = start + '<svg'.length;
  const svg = `<svg${missingAttributes(attributes)}${markup.slice(opened, end)}</svg>`;
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
