import { beforeAll, expect, test } from 'vitest';
import { parseServerHtml } from '../../../src/lib/html/parse-server-html.ts';
import { loadParser } from '../../../src/lib/html/read-server-html.ts';
import { qrImageAddress } from '../../../src/features/deposit/qr/qr-markup.ts';
import { hostileHtml } from '../../support/hostile-html.ts';
import { expectLawful } from '../../support/html-law.ts';

beforeAll(loadParser);

// hostile-html.spec.ts shows some of these texts in a browser.
test('A-57 R-237 only allowed markup remains of every hostile text', () => {
  for (const html of hostileHtml) expectLawful(parseServerHtml(html));
});

test('R-237 A-57 the markup of a QR code is a picture or nothing, never a page', () => {
  for (const html of hostileHtml) {
    for (const markup of [html, `<svg viewBox="0 0 1 1">${html}</svg>`]) {
      expect(qrImageAddress(markup) ?? 'data:image/png,').toMatch(/^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i);
    }
  }
});
