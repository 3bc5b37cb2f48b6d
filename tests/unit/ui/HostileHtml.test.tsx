import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseServerHtml } from '../../../src/lib/html/parse-server-html.ts';
import { loadParser } from '../../../src/lib/html/read-server-html.ts';
import { qrImageAddress } from '../../../src/features/deposit/qr/qr-markup.ts';
import { configureMedia } from '../../../src/ui/media-rules.ts';
import { ServerHtml } from '../../../src/ui/ServerHtml.tsx';
import {
  hostileAddresses,
  hostileAttributes,
  hostileHtml,
  hostileNestings,
  hostileTags,
  hostileTexts,
  naughtyStrings,
} from '../../support/hostile-html.ts';
import { expectLawful } from '../../support/html-law.ts';
import { unlawfulIn } from '../../support/lawful-markup.ts';
import { staticMarkup } from '../../support/static-markup.ts';
import { volume } from '../../support/volume.ts';

/** Timeout in ms. Some ten thousand texts take half a minute on a busy machine. */
const patience = 120_000;

beforeAll(loadParser);
beforeAll(() => {
  configureMedia({ hosts: ['https://img.example'], apiBaseUrl: 'https://api.example' });
});
afterAll(() => {
  configureMedia({ hosts: [], apiBaseUrl: '' });
});

test('A-57 the corpus has every element with every dangerous attribute, address and nesting', () => {
  const pairs = (one: 'tag' | 'address', other: 'attribute' | 'nesting') =>
    new Set(hostileTexts.map((text) => `${text[one]} ${text[other]}`)).size;
  expect(pairs('tag', 'attribute')).toBe(hostileTags.length * hostileAttributes.length);
  expect(pairs('address', 'attribute')).toBe(hostileAddresses.length * hostileAttributes.length);
  expect(pairs('address', 'nesting')).toBe(hostileAddresses.length * hostileNestings.length);
  expect(hostileTags.length).toBeGreaterThan(200);
  expect(naughtyStrings.length).toBeGreaterThan(400);
  expect(new Set(hostileHtml).size).toBeGreaterThan(5_000);
});

test(
  'A-57 R-237 only allowed markup remains of every hostile text',
  () => {
    for (const html of hostileHtml) expectLawful(parseServerHtml(html));
  },
  patience,
);

test(
  'A-57 A-115 quality 7 every hostile text is rendered as harmless elements',
  () => {
    const texts = hostileHtml.filter((_, index) => volume({ gate: index % 3 === 0, full: true }));
    const drawn = texts.map((html) => [html, unlawfulIn(staticMarkup(<ServerHtml html={html} />))] as const);
    expect(drawn.filter(([, problems]) => problems.length > 0)).toEqual([]);
  },
  patience,
);

test('R-237 A-57 the markup of a QR code is a picture or nothing, never a page', () => {
  for (const html of hostileHtml) {
    for (const markup of [html, `<svg viewBox="0 0 1 1">${html}</svg>`]) {
      expect(qrImageAddress(markup) ?? 'data:image/png,').toMatch(/^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i);
    }
  }
});
