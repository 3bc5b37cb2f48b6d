import { afterEach, expect, test } from 'vitest';
import { ExternalLink } from '../../../src/ui/ExternalLink.tsx';
import { configureLinks } from '../../../src/ui/link-rules.ts';
import { hostileLinks } from '../../support/hostile-links.ts';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';

afterEach(() => {
  configureLinks({ appSchemes: ['line'] });
});

const show = (href: unknown, text = 'x') => staticMarkup(<ExternalLink href={href} text={text} />);

test.each(hostileLinks.map((href) => [href]))('A-115 quality 7 %j is no link', (href) => {
  expect(show(href)).toBe('x');
});

test('A-79 an external link opens in a new tab without opener and referrer', () => {
  const [link] = elementsOf(show('https://example.com/a'));
  expect(link?.attributes).toEqual({ href: 'https://example.com/a', target: '_blank', rel: 'noopener noreferrer' });
});

test('a page of this app opens in this tab, which has the session', () => {
  const [link] = elementsOf(show('/user/bonus'));
  expect(link?.attributes).toMatchObject({ href: '/user/bonus' });
  expect(link?.attributes['target']).toBeUndefined();
});

test('A-115 app links use the configured schemes, by default LINE', () => {
  expect(show('line://ti/p/@wallet')).toContain('href="line://ti/p/@wallet"');
  expect(show('viber://chat')).toBe('x');
  configureLinks({ appSchemes: ['viber'] });
  expect(show('line://ti/p/@wallet')).toBe('x');
  expect(show('viber://chat')).toContain('href="viber://chat"');
});

test('quality 7 the host is shown beside a text that does not contain it', () => {
  expect(textOf(show('https://example.com/a', 'ดูที่นี่'))).toBe('ดูที่นี่ example.com');
  expect(textOf(show('https://example.com/a', 'example.com'))).toBe('example.com');
});

test('a link without a text, such as a picture without a name, is named by its target', () => {
  expect(show('https://example.com/a', ' ')).toContain('aria-label="example.com"');
  expect(show('tel:+66812345678', '')).toContain('aria-label="tel:+66812345678"');
  expect(show('https://example.com/a', 'x')).not.toContain('aria-label');
});
