import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadParser } from '../../../src/lib/html/read-server-html.ts';
import { ExternalLink } from '../../../src/ui/ExternalLink.tsx';
import { configureLinks } from '../../../src/ui/link-rules.ts';
import { MediaImage } from '../../../src/ui/MediaImage.tsx';
import { configureMedia } from '../../../src/ui/media-rules.ts';
import { ServerHtml } from '../../../src/ui/ServerHtml.tsx';
import { hostileLinks } from '../../support/hostile-links.ts';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';

const show = (html: string) => staticMarkup(<ServerHtml html={html} />);
const showLink = (href: unknown, text = 'x') => staticMarkup(<ExternalLink href={href} text={text} />);
const newTab = { target: '_blank', rel: 'noopener noreferrer' };

beforeAll(loadParser);
beforeEach(() => {
  configureMedia({ hosts: ['https://img.example'], apiBaseUrl: 'https://api.example' });
  configureLinks({ appSchemes: ['line'] });
});
afterEach(() => {
  configureMedia({ hosts: [], apiBaseUrl: '' });
  configureLinks({ appSchemes: null });
});

test('A-57 R-143 text and structure stay; a script, and a link without content, render nothing', () => {
  expect(
    show('<h1>เงื่อนไข</h1><p>ฝาก <b>100 บาท</b></p><ul><li>ກີບ</li></ul><table><tr><th>แอดมิน<td colspan=2>ข</table>'),
  ).toContain(
    '<h3>เงื่อนไข</h3><p>ฝาก <strong>100\u00a0บาท</strong></p><ul><li>ກີບ</li></ul>' +
      '<table><tbody><tr><th>แอด\u2060มิน</th><td colSpan="2">ข</td></tr></tbody></table>',
  );
  expect(show('<script>alert(1)</script>')).toBe('');
  expect(show('x<a href="https://example.com"></a>')).toMatch(/^<div[^>]*>x<\/div>$/);
});

test('A-57 a text without markup keeps its line breaks', () => {
  expect(show('a\nb')).toMatch(/<div[^>]* data-plain="true"[^>]*>a\nb<\/div>/);
  expect(show('a\n<p>b</p>')).not.toContain('data-plain');
});

test('A-79 A-115 quality 7 a link opens in a new tab without opener and referrer, and shows its host', () => {
  const markup = show('<a href="https://line.me/x">ติดต่อ <b>LINE</b></a>');
  const link = elementsOf(markup).find(({ tag }) => tag === 'a');
  expect(link?.attributes).toEqual({ href: 'https://line.me/x', ...newTab });
  expect(textOf(markup)).toBe('ติดต่อ LINE line.me');
  // A page of this app opens in this tab, which has the session.
  expect(elementsOf(showLink('/user/bonus'))[0]?.attributes['target']).toBeUndefined();
  // Such as a picture without a name.
  expect(showLink('https://example.com/a', ' ')).toContain('aria-label="example.com"');
  expect(showLink('tel:+66812345678', '')).toContain('aria-label="tel:+66812345678"');
});

test('A-115 quality 7 a hostile link is text; app links use the configured schemes', () => {
  for (const href of [...hostileLinks, 'viber://chat']) expect(showLink(href), String(href)).toBe('<span>x</span>');
  expect(showLink('line://ti/p/@wallet')).toContain('href="line://ti/p/@wallet"');
  configureLinks({ appSchemes: ['viber'] });
  expect(showLink('line://ti/p/@wallet')).toBe('<span>x</span>');
  expect(showLink('viber://chat')).toContain('href="viber://chat"');
});

test('A-115 a picture loads lazily, without referrer, in its space; one from elsewhere is a placeholder', () => {
  const picture = (src: string) => elementsOf(show(`<img src="${src}" alt="โปร" width="300" height="100">`))[1];
  const space = { width: '300', height: '100', style: 'aspect-ratio:300 / 100' };
  expect(picture('https://img.example/a.png')).toMatchObject({
    tag: 'img',
    attributes: { alt: 'โปร', loading: 'lazy', referrerPolicy: 'no-referrer', ...space },
  });
  expect(picture('https://evil.example/a.png')).toMatchObject({
    tag: 'svg',
    attributes: { role: 'img', 'aria-label': 'โปร', ...space },
  });
  expect(elementsOf(staticMarkup(<MediaImage src={null} alt="" />))[0]?.attributes).toMatchObject({
    'aria-hidden': 'true',
  });
});
