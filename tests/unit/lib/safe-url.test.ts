import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeUrl } from '../../../src/lib/safe-url.ts';
import { hostileLinks } from '../../support/hostile-links.ts';
import { volume } from '../../support/volume.ts';

const options = { appSchemes: ['line'] };

test.each([
  ['HTTPS://EXAMPLE.com/A?b=c&d#e', 'https://example.com/A?b=c&d#e'],
  ['https://example.com:8443/x', 'https://example.com:8443/x'],
  ['https://line.me/ti/p/@wallet', 'https://line.me/ti/p/@wallet'],
  ['https://example.com/?next=https://user@host/', 'https://example.com/?next=https://user@host/'],
  ['https://example.com/a/../b', 'https://example.com/b'],
  ['https://example.com/โปร', 'https://example.com/%E0%B9%82%E0%B8%9B%E0%B8%A3'],
  ['https://example.com/?text=a%0Ab', 'https://example.com/?text=a%0Ab'],
  ['https://example.com/"><script>', 'https://example.com/%22%3E%3Cscript%3E'],
  ['https://аpple.com/', 'https://xn--pple-43d.com/'],
  ['TEL:+66812345678', 'tel:+66812345678'],
  ['tel:02-123-4567', 'tel:02-123-4567'],
  ['mailto:help@example.com?subject=Hi', 'mailto:help@example.com?subject=Hi'],
  ['/', '/'],
  ['/user/home?open=deposit#top', '/user/home?open=deposit#top'],
  ['/a/../user', '/user'],
  ['/user//home', '/user//home'],
  ['/javascript:alert(1)', '/javascript:alert(1)'],
  ['/%2f/example.com', '/%2f/example.com'],
  ['line://ti/p/@wallet', 'line://ti/p/@wallet'],
  ['LINE:chat', 'line:chat'],
])('A-115 quality 7 %s becomes %s', (value, expected) => {
  expect(safeUrl(value, options)).toBe(expected);
});

test.each(hostileLinks.map((value) => [value]))('A-57 A-115 quality 7 %j is refused', (value) => {
  expect(safeUrl(value, options)).toBeNull();
});

test('A-115 no app scheme is allowed by default', () => {
  expect(safeUrl('line://ti/p/@wallet', { appSchemes: [] })).toBeNull();
});

test.each([
  ...'javascript data vbscript blob file filesystem about http ftp ws wss'
    .split(' ')
    .map((scheme) => `${scheme}://a.example/`),
  ...['javascript:alert(1)', 'https:example.com', 'tel:*#06#', 'mailto:nobody'],
])('A-115 the setting of app schemes cannot open %s', (value) => {
  expect(safeUrl(value, { appSchemes: [value.slice(0, value.indexOf(':'))] })).toBeNull();
});

test('A-115 in the sandbox http is allowed on this machine only', () => {
  const read = (value: string) => safeUrl(value, { appSchemes: [], allowHttpLoopback: true });
  for (const own of ['http://localhost:3000/game', 'http://127.0.0.1:3000/', 'http://[::1]:3000/']) {
    expect(read(own)).toBe(own);
  }
  for (const other of [
    ...['http://example.com', 'http://localhost.example.com', 'http://127.0.0.1.example.com', 'http://0.0.0.0'],
    ...['http://localhost@example.com', 'http://user@localhost', 'http:localhost'],
  ]) {
    expect(read(other), other).toBeNull();
  }
});

test('A-115 an accepted link has an allowed target and no credentials, and is accepted again unchanged', () => {
  const pieces = fc.constantFrom(
    ...'javascript: data: https: http: line: tel: mailto: / // \\ @ : . .. ? #'.split(' '),
    ...'%2e %2f %5c %09 a example.com localhost 1 [ ] ； ／'.split(' '),
    ...['\t', '\n', ' ', '\u0000', '\u202e'],
  );
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (value) => {
      const href = safeUrl(value, options);
      if (href === null) return;
      const url = new URL(href, 'https://wallet.example/user/');
      if (href.startsWith('/')) expect(url.origin).toBe('https://wallet.example');
      else expect(['https:', 'tel:', 'mailto:', 'line:']).toContain(url.protocol);
      expect(url.username + url.password).toBe('');
      expect(href).not.toMatch(/[\s\p{C}\\]/u);
      expect(safeUrl(href, options)).toBe(href);
    }),
    { numRuns: volume({ gate: 2_000, full: 20_000, soak: 200_000 }) },
  );
});
