import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadParser } from '../../../src/lib/html/read-server-html.ts';
import { configureLinks } from '../../../src/ui/link-rules.ts';
import { configureMedia } from '../../../src/ui/media-rules.ts';
import { ServerHtml } from '../../../src/ui/ServerHtml.tsx';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';

const show = (html: string) => staticMarkup(<ServerHtml html={html} />);

beforeAll(loadParser);
beforeEach(() => {
  configureMedia({ hosts: ['https://img.example'], apiBaseUrl: 'https://api.example' });
});
afterEach(() => {
  configureMedia({ hosts: [], apiBaseUrl: '' });
  configureLinks({ appSchemes: ['line'] });
});

test('A-57 R-143 text and structure stay', () => {
  const markup = show(
    '<h1>เงื่อนไข</h1><p>ฝาก <b>100 บาท</b></p><ul><li>ກີບ</li></ul><table><tr><th>ก<td colspan=2>ข</table>',
  );
  expect(markup).toContain(
    '<h3>เงื่อนไข</h3><p>ฝาก <strong>100 บาท</strong></p><ul><li>ກີບ</li></ul>' +
      '<table><tbody><tr><th>ก</th><td colSpan="2">ข</td></tr></tbody></table>',
  );
});

test('A-57 a text of script only renders nothing', () => {
  expect(show('<script>alert(1)</script>')).toBe('');
  expect(show('')).toBe('');
});

test('A-57 a text without markup keeps its line breaks', () => {
  expect(show('a\nb')).toMatch(/<div[^>]* data-plain="true"[^>]*>a\nb<\/div>/);
  expect(show('a\n<p>b</p>')).not.toContain('data-plain');
});

test('A-79 A-115 quality 7 a link opens without opener and referrer and shows its host', () => {
  const markup = show('<a href="https://line.me/x">ติดต่อ <b>LINE</b></a>');
  expect(elementsOf(markup).find(({ tag }) => tag === 'a')?.attributes).toMatchObject({
    href: 'https://line.me/x',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
  expect(textOf(markup)).toBe('ติดต่อ LINE line.me');
});

test('A-57 a link without content renders nothing', () => {
  expect(show('x<a href="https://example.com"></a>')).toMatch(/^<div[^>]*>x<\/div>$/);
});

test('A-115 a picture from an allowed host keeps its size; others are placeholders of that size', () => {
  const [, allowed] = elementsOf(show('<img src="https://img.example/a.png" alt="โปร" width="300" height="100">'));
  expect(allowed).toMatchObject({
    tag: 'img',
    attributes: { alt: 'โปร', width: '300', style: 'aspect-ratio:300 / 100' },
  });
  const [, refused] = elementsOf(show('<img src="https://evil.example/a.png" alt="โปร" width="300" height="100">'));
  expect(refused).toMatchObject({
    tag: 'svg',
    attributes: { role: 'img', 'aria-label': 'โปร', width: '300', style: 'aspect-ratio:300 / 100' },
  });
});
