import { readTokens, type Attributes } from '../../../lib/html/html-tokens.ts';
import { isInlinePicture } from '../../../lib/inline-picture.ts';

/** An SVG of a QR code has about ten thousand characters, a picture some more. */
const maximumLength = 500_000;

/**
 * The address for an `<img>` with the server's QR markup: an SVG, or an `<img>` with a data URL, inside any other
 * markup; null for anything else. An `<img>` neither runs nor loads anything inside it.
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

/** Attributes that a standalone SVG needs, unlike an inline one. Without a size some browsers cannot copy it. */
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
