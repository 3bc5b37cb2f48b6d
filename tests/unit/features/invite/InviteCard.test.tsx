import jsQR from 'jsqr';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { InviteCard } from '../../../../src/features/invite/InviteCard.tsx';
import { initI18n, loadTexts } from '../../../../src/i18n/i18n.ts';
import { elementsOf, staticMarkup, textOf } from '../../../support/static-markup.ts';

beforeAll(async () => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  await loadTexts('invite');
  vi.stubGlobal('location', { origin: 'https://wallet.example' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** What a phone reads in the drawing: each square of the path is one dark module. */
function read(markup: string) {
  const [, side = '0'] = /viewBox="0 0 (\d+) \1" role="img"/.exec(markup) ?? [];
  const width = 4 * Number(side);
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < 16; at += 1) {
      const pixel = (4 * Number(y) + (at >> 2)) * width + 4 * Number(x) + (at % 4);
      pixels.fill(0, 4 * pixel, 4 * pixel + 3);
    }
  }
  return jsQR(pixels, width, width)?.data;
}

test('B-42 the code is percent-encoded in the link, and the QR code is the link', () => {
  const markup = staticMarkup(<InviteCard code="N&A ก" />);
  const link = 'https://wallet.example/register?code=N%26A+%E0%B8%81';
  expect(textOf(markup)).toContain(link);
  expect(read(markup)).toBe(link);
  expect(elementsOf(markup).filter(({ attributes }) => 'style' in attributes)).toEqual([]);
});

test('B-42 the link can be shared where the browser can', () => {
  expect(textOf(staticMarkup(<InviteCard code="N" />))).not.toContain('Share link');
  vi.stubGlobal('navigator', { share: () => Promise.resolve() });
  expect(textOf(staticMarkup(<InviteCard code="N" />))).toContain('Share link');
});
