import { afterEach, describe, expect, test, vi } from 'vitest';
import { configureMedia, mediaUrl } from '../../../src/ui/media-rules.ts';
import { hostileLinks } from '../../support/hostile-links.ts';

// Runs before the module is imported, because that reads `location`.
vi.hoisted(() => {
  vi.stubGlobal('location', { origin: 'https://wallet.example' });
});

afterEach(() => {
  configureMedia({ hosts: [], apiBaseUrl: '' });
});

describe('on the page’s own origin', () => {
  test.each([
    ...['/media/games/a.svg', '/a%20b', 'data:image/png;base64,AAAA', 'data:image/svg+xml,%3Csvg/%3E'],
    ...['DATA:IMAGE/JPEG;base64,AAAA', 'blob:https://wallet.example/1'],
  ])('A-115 %s is loaded', (address) => {
    expect(mediaUrl(address)).toBe(address);
  });

  const refused = hostileLinks.filter((link) => typeof link !== 'string' || !/^(?:blob:|data:image)/.test(link));
  test.each<unknown>([
    ...['https://img.example/a.png', 'data:image/svgx,<svg>', 'data:image/png', 'data:text/html,<img>'],
    ...['data:application/pdf;base64,AAAA', ' data:image/png;base64,AAAA', 'blob:https://evil.example/1'],
    ...['blob:https://wallet.example.evil.example/1', ...refused],
  ])('A-57 A-115 %j is refused', (address) => {
    expect(mediaUrl(address)).toBeNull();
  });
});

describe('with media hosts and an API on another origin', () => {
  const configure = () => {
    configureMedia({
      hosts: ['https://img.example', 'http://localhost:4001', 'http://old.example'],
      apiBaseUrl: 'https://api.example/backend',
    });
  };

  test.each([
    ['/media/a.svg', 'https://api.example/media/a.svg'],
    ['https://api.example/media/a.svg', 'https://api.example/media/a.svg'],
    ['https://img.example/a.png?b', 'https://img.example/a.png?b'],
    ['http://localhost:4001/a.png', 'http://localhost:4001/a.png'],
  ])('A-115 %s is loaded from %s', (address, url) => {
    configure();
    expect(mediaUrl(address)).toBe(url);
  });

  test.each([
    ...['https://evil.example/a.png', 'https://img.example.evil.example/a.png', 'https://img.example:8443/a.png'],
    ...['http://img.example/a.png', 'http://old.example/a.png', 'http://localhost:4002/a.png', 'tel:0812345678'],
    ...['https://user@img.example/a.png', '//img.example/a.png', '/\\img.example/a.png', 'ftp://img.example/a.png'],
  ])('A-115 %s is from elsewhere', (address) => {
    configure();
    expect(mediaUrl(address)).toBeNull();
  });
});

describe('the operator’s pictures', () => {
  test('A-115 come from any https host while the build lists none', () => {
    configureMedia({ hosts: [], apiBaseUrl: 'https://api.example' });
    expect(mediaUrl('https://cdn.example/logo.png', 'operator')).toBe('https://cdn.example/logo.png');
    expect(mediaUrl('https://cdn.example/logo.png')).toBeNull();
  });

  test.each(['http://cdn.example/logo.png', 'https://user@cdn.example/logo.png', 'javascript:alert(1)'])(
    'A-115 %s is refused although the build lists no host',
    (address) => {
      configureMedia({ hosts: [], apiBaseUrl: '' });
      expect(mediaUrl(address, 'operator')).toBeNull();
    },
  );

  test('A-115 come from the listed hosts only, once the build lists one', () => {
    configureMedia({ hosts: ['https://img.example'], apiBaseUrl: '' });
    expect(mediaUrl('https://cdn.example/logo.png', 'operator')).toBeNull();
  });
});
