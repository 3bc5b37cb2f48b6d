import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runningSandbox } from '../../support/running-sandbox.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder('site');
const files = {
  'index.html': '<title>app</title>',
  'login.html': '<title>login</title>',
  '404.html': '<title>nothing</title>',
  'assets/main-4f3a2b1c.js': 'x'.repeat(5000),
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'headers.json': JSON.stringify({
    headers: { 'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff' },
    caching: [
      { under: '/assets/', value: 'public, max-age=31536000, immutable' },
      { under: '/', value: 'no-cache' },
    ],
    pages: { '/': '/index.html', '/user/home': '/index.html', '/login': '/login.html' },
    notFound: '/404.html',
    folders: ['/assets/'],
    hidden: ['/headers.json', '/.vite/'],
  }),
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

const { sandbox } = runningSandbox({ site: folder });
const get = (path: string, headers: Record<string, string> = {}) => fetch(sandbox().url + path, { headers });

describe('sandbox: the built app', () => {
  test.each([
    ['/', 'app'],
    ['/user/home?open=deposit', 'app'],
    ['/User/Home/', 'app'],
    ['/login', 'login'],
    ['/login/', 'login'],
  ])('%s shows the page "%s", which is not cached', async (path, title) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, `<title>${title}</title>`]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test.each(['/zzz', '/zzz%20x', '/assets', '/login/zzz', '/user', '/register/a.b', '/user/home/photo.png'])(
    'R-131 %s is unknown: 404 with the "Page Not Found" document, which is not cached',
    async (path) => {
      const response = await get(path);
      expect([response.status, await response.text()]).toEqual([404, '<title>nothing</title>']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test.each([
    ['gzip', 'gzip'],
    ['identity', null],
  ])('a hashed file is cached forever; to a client that reads %s it comes as %s', async (accepted, encoding) => {
    const response = await get('/assets/main-4f3a2b1c.js', { 'Accept-Encoding': accepted });
    expect(response.headers.get('Cache-Control')).toContain('immutable');
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Content-Type')).toContain('text/javascript');
    expect(await response.text()).toHaveLength(5000);
  });

  test.each(['/', '/login', '/icon.svg', '/assets/main-4f3a2b1c.js', '/missing.js'])(
    '%s has the headers of the build',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'");
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    },
  );

  test.each([
    '/missing.js',
    '/assets/missing.js',
    '/assets/deeper/missing',
    '/headers.json',
    '/.vite/chunks.json',
    '/..%2f..%2fetc%2fpasswd.txt',
    '/assets/%2e%2e/%2e%2e/package.json',
  ])('%s does not exist', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  });

  test('API and media are not affected', async () => {
    expect((await get('/api/lookup/info')).headers.get('Content-Type')).toBe('application/json');
    expect((await get('/api/nothing')).status).toBe(404);
    expect((await get('/media/games/pgslot-logo.svg')).headers.get('Content-Type')).toContain('image/svg+xml');
    expect((await get('/media/nothing.svg')).status).toBe(404);
  });
});
