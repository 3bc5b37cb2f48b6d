import { describe, expect, test } from 'vitest';
import { qrImageAddress } from '../../../../src/features/deposit/qr/qr-markup.ts';

const picture = 'data:image/png;base64,iVBORw0KGgo=';
const svgIn = (markup: string) =>
  decodeURIComponent(qrImageAddress(markup)?.replace('data:image/svg+xml;charset=utf-8,', '') ?? '');

describe('R-237 A-57 the markup of a QR code', () => {
  test('R-229 an SVG becomes a standalone picture', () => {
    expect(svgIn('<svg viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 2 2"><path d="M0 0h1v1H0z"/></svg>',
    );
  });

  test.each([
    ['nothing', '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><g/></svg>'],
    ['a prolog', '<?xml version="1.0"?><!DOCTYPE svg><svg><g/></svg>\n'],
    ['an element around it', '<div class="qr"><SVG><g/></SVG></div>'],
  ])('R-229 %s is left out', (_what, markup) => {
    expect(svgIn(markup)).toBe('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><g/></svg>');
  });

  test.each([
    [`<p><IMG alt='' SRC='${picture}'/></p>`, picture],
    [`<img src=${picture} onerror=alert(1)>`, picture],
    ['<img src="data:image/svg+xml,&lt;svg/&gt;">', 'data:image/svg+xml,<svg/>'],
  ])('R-229 the data address of %s', (markup, address) => {
    expect(qrImageAddress(markup)).toBe(address);
  });

  test.each([
    ...['', 'a code', '<p>a code</p>', '<img>', '<script>alert(1)</script>', '<svg', '<svg>', '</svg><svg>'],
    '<img src="https://qr.example.com/1.png">',
    '<img src="/media/qr.png">',
    '<img src="javascript:alert(1)">',
    '<img src="data:text/html,<script>alert(1)</script>">',
    '<img src="data:image/png,x" src2=',
    '<iframe src="data:image/svg+xml,<svg/>"></iframe>',
  ])('R-237 nothing is made of %j', (markup) => {
    expect(qrImageAddress(markup)).toBeNull();
  });

  test('R-237 A-57 a large picture is shown', () => {
    const large = `data:image/png;base64,${'A'.repeat(400_000)}`;
    expect(qrImageAddress(`<img src="${large}">`)).toBe(large);
  });

  test('quality 7: too long markup is rejected quickly', () => {
    const started = performance.now();
    expect(qrImageAddress(`<svg>${'<g/>'.repeat(200_000)}</svg>`)).toBeNull();
    expect(qrImageAddress('<svg '.repeat(99_999))).toBeNull();
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
