import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeUrl } from '../../../src/lib/safe-url.ts';

const options = { appSchemes: ['line'] };

describe('what passes', () => {
  test.each([
    ['https://example.com', 'https://example.com/'],
    ['HTTPS://EXAMPLE.com/A?b=c&d#e', 'https://example.com/A?b=c&d#e'],
    ['https://example.com:8443/x', 'https://example.com:8443/x'],
    ['https://line.me/ti/p/@wallet', 'https://line.me/ti/p/@wallet'],
    ['https://example.com/?next=https://user@host/', 'https://example.com/?next=https://user@host/'],
    ['https://example.com/a/../b', 'https://example.com/b'],
    ['https://example.com/โปร', 'https://example.com/%E0%B9%82%E0%B8%9B%E0%B8%A3'],
    ['https://example.com/?text=a%0Ab', 'https://example.com/?text=a%0Ab'],
    ['https://example.com/"><script>', 'https://example.com/%22%3E%3Cscript%3E'],
    ['https://аpple.com/', 'https://xn--pple-43d.com/'],
    ['https://%65xample.com/', 'https://example.com/'],
    ['tel:+66812345678', 'tel:+66812345678'],
    ['tel:02-123-4567', 'tel:02-123-4567'],
    ['TEL:0812345678', 'tel:0812345678'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['mailto:help@example.com?subject=Hi', 'mailto:help@example.com?subject=Hi'],
    ['/', '/'],
    ['/user/home?open=deposit#top', '/user/home?open=deposit#top'],
    ['/a/../user', '/user'],
    ['/user//home', '/user//home'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/%2f/example.com', '/%2f/example.com'],
    ['line://ti/p/@wallet', 'line://ti/p/@wallet'],
    ['LINE:chat', 'line:chat'],
  ])('B-02 %s becomes %s', (value, expected) => {
    expect(safeUrl(value, options)).toBe(expected);
  });
});

const hostile: readonly unknown[] = [
  // script and data, in every spelling a browser would run
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript&colon;alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A;avascript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'java\rscript:alert(1)',
  'java\u0000script:alert(1)',
  'javascript\t:alert(1)',
  'javascript\u00a0:alert(1)',
  'java\u00adscript:alert(1)',
  'ｊａｖａｓｃｒｉｐｔ:alert(1)',
  'javascript：alert(1)',
  'java%73cript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'DATA:text/html;base64,PHNjcmlwdD4=',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'filesystem:https://example.com/temporary/x',
  'about:blank',
  'view-source:https://example.com',
  'ftp://example.com',
  'ws://example.com',
  'intent://example.com#Intent;scheme=https;end',
  'chrome://settings',
  'feed:javascript:alert(1)',
  'jar:https://example.com!/',
  'unknown:thing',
  // another site in the clothes of a path
  '//example.com',
  '///example.com',
  '////example.com',
  '/\\example.com',
  '\\\\example.com',
  '\\/example.com',
  '/\t/example.com',
  '/\n/example.com',
  '/\r/example.com',
  '\t//example.com',
  ' //example.com',
  '/.//example.com',
  '/..//example.com',
  '/././/example.com',
  '/%2e//example.com',
  '/%2E%2e//example.com',
  '/user/..//example.com',
  '／／example.com',
  // relative addresses depend on where they are shown
  'user/home',
  './user',
  '../user',
  '?open=deposit',
  '#top',
  'example.com',
  'www.example.com/x',
  ':',
  '://example.com',
  // https that is not plainly written
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https:////example.com',
  'https:\\\\example.com',
  'https:/\\example.com',
  'https://example.com\\@bank.com',
  'https://',
  'https:',
  'https://#',
  'https://?x',
  'https://user@example.com',
  'https://user:password@example.com',
  'https://bank.com@example.com',
  'https://@example.com',
  'https://:@example.com',
  'https://bank.com%2f@example.com',
  'https://exa mple.com',
  'https://example.com/a b',
  'https://exa\tmple.com',
  'https://example.com/\n',
  'https://example.com ',
  ' https://example.com',
  'ht\ntps://example.com',
  'https://example.com/\u202egpj.exe',
  'https://exam\u200bple.com',
  '\ufeffhttps://example.com',
  'https://example.com/\u2028x',
  'https://example.com/\u007f',
  'https://example.com/\u0085',
  'https://example.com/\ud800',
  'https://exa<mple.com',
  'https://example.com:99999',
  'https://[::1',
  'https://256.256.256.256',
  'https://bank.com／@x',
  // http, on this machine too, unless the sandbox asks for it
  'http://example.com',
  'http://localhost:3000',
  'http://127.0.0.1',
  // telephone and mail
  'tel:',
  'tel:*123%23',
  'tel:*#06#',
  'tel:0812345678#',
  'tel:javascript:alert(1)',
  'tel:08123\n45678',
  'tel://0812345678',
  'tel:+',
  'mailto:',
  'mailto:nobody',
  'mailto:a@b@c',
  'mailto:?to=a@b.com',
  'mailto:a@b.com\nbcc:c@d.com',
  // an app's scheme
  'line://user@ti/p/x',
  'line://@ti',
  'line://ti/\tx',
  'liner://ti',
  'line',
  // no text at all
  '',
  ' ',
  null,
  undefined,
  5,
  true,
  {},
  [],
  ['https://example.com'],
  { toString: () => 'https://example.com' },
  new URL('https://example.com'),
];

describe('what does not', () => {
  test.each(hostile.map((value) => [value]))('A-115 %j is refused', (value) => {
    expect(safeUrl(value, options)).toBeNull();
  });

  test('A-115 no app scheme is open by itself', () => {
    expect(safeUrl('line://ti/p/@wallet', { appSchemes: [] })).toBeNull();
  });

  test.each([
    ['javascript'],
    ['data'],
    ['vbscript'],
    ['blob'],
    ['file'],
    ['filesystem'],
    ['about'],
    ['http'],
    ['ftp'],
    ['ws'],
    ['wss'],
  ])('A-115 the setting cannot open %s', (scheme) => {
    expect(safeUrl(`${scheme}://example.com/`, { appSchemes: [scheme] })).toBeNull();
    expect(safeUrl(`${scheme}:alert(1)`, { appSchemes: [scheme] })).toBeNull();
  });
});

describe('http on this machine', () => {
  const sandbox = { appSchemes: [], allowHttpLoopback: true };

  test.each([
    ['http://localhost:3000/game', 'http://localhost:3000/game'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/'],
    ['http://[::1]:3000/', 'http://[::1]:3000/'],
    ['https://example.com/', 'https://example.com/'],
  ])('A-115 %s passes for the sandbox', (value, expected) => {
    expect(safeUrl(value, sandbox)).toBe(expected);
  });

  test.each([
    ['http://example.com'],
    ['http://localhost.example.com'],
    ['http://localhost.'],
    ['http://127.0.0.1.example.com'],
    ['http://localhost@example.com'],
    ['http://user@localhost'],
    ['http:localhost'],
    ['http:///localhost'],
    ['http://0.0.0.0'],
    ['http://192.168.0.1'],
    ['http://10.0.0.1'],
  ])('A-115 %s is refused even there', (value) => {
    expect(safeUrl(value, sandbox)).toBeNull();
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...[
      'javascript:',
      'data:',
      'https:',
      'http:',
      'line:',
      'tel:',
      'mailto:',
      '/',
      '//',
      '\\',
      '@',
      ':',
      '.',
      '..',
      '?',
      '#',
    ],
    ...[
      '%2e',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      ' ',
      '\u0000',
      '\u202e',
      'a',
      'example.com',
      'localhost',
      '1',
      '[',
      ']',
      '；',
      '／',
    ],
  );
  const text = fc.oneof(
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
  );

  test('A-115 an accepted link leads to an allowed place, holds no credentials, and is accepted unchanged again', () => {
    fc.assert(
      fc.property(text, (value) => {
        const href = safeUrl(value, options);
        if (href === null) return;
        const page = 'https://wallet.example/user/';
        const url = new URL(href, page);
        if (href.startsWith('/')) expect(url.origin).toBe('https://wallet.example');
        else expect(['https:', 'tel:', 'mailto:', 'line:']).toContain(url.protocol);
        expect(url.username + url.password).toBe('');
        expect(href).not.toMatch(/[\s\p{C}\\]/u);
        expect(safeUrl(href, options)).toBe(href);
      }),
      { numRuns: 20_000 },
    );
  });
});
