import { expect, test } from 'vitest';
import { linkHost } from '../../../src/ui/link-host.ts';

test.each([
  ...['ดูที่นี่', '', 'bank.com', 'https://bank.com/example.com', 'bank.com example.com', 'myexample.com'],
  ...['https://example.com@bank.com', 'example.com.bank.com', 'ехample.com', '1.1.14'],
])('quality 7 the host of a link is shown beside "%s"', (text) => {
  expect(linkHost('https://example.com/a', text)).toBe('example.com');
});

test.each([
  ['https://example.com/a', 'example.com'],
  ['https://example.com/a', 'https://example.com/b'],
  ['https://www.example.com/a', 'EXAMPLE.com'],
  ['https://example.com/a', 'อ่านที่ www.example.com/privacy ได้เลย'],
  ['https://example.com:8443/a', 'example.com:8443'],
])('quality 7 the host of %s is not shown beside "%s", which names it', (href, text) => {
  expect(linkHost(href, text)).toBeNull();
});

test.each([['tel:+66812345678'], ['mailto:help@example.com'], ['line://ti/p/@x'], ['/user/home']])(
  'quality 7 %s has no host to show',
  (href) => {
    expect(linkHost(href, 'x')).toBeNull();
  },
);

test('quality 7 a host in another script is shown in ASCII', () => {
  expect(linkHost('https://аpple.com/', 'аpple')).toBe('xn--pple-43d.com');
});
