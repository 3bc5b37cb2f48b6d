import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nginxConf } from '../../../tools/hosting/nginx-conf.ts';
import { nginxProxyConf } from '../../../tools/hosting/nginx-proxy-conf.ts';
import { serviceRules, siteRules } from '../../../tools/hosting/site-rules.ts';
import { paths } from '../../../src/paths.ts';
import { headersFile, redirectsFile } from '../../../tools/hosting/static-host-files.ts';

const rules = siteRules({
  'Content-Security-Policy': "default-src 'none'; img-src 'self' data:",
  'Referrer-Policy': 'no-referrer',
});

describe('quality 8: the serving rules of a build', () => {
  test('nginx: every answering block sends every header, also for errors', () => {
    const [outside = '', ...blocks] = nginxConf(rules).split(/^(?=location )/m);
    expect(outside).toContain('add_header Referrer-Policy "no-referrer" always;');
    expect(blocks).toHaveLength(Object.keys(rules.pages).length + 6);
    for (const block of blocks) {
      expect(block).toContain(`add_header Content-Security-Policy "default-src 'none'; img-src 'self' data:" always;`);
      expect(block).toContain('add_header Referrer-Policy "no-referrer" always;');
      expect(block.match(/add_header Cache-Control/g)).toHaveLength(1);
    }
  });

  test('R-121 R-131 every known path has a document, and other paths have none', () => {
    expect(Object.keys(rules.pages).toSorted()).toEqual(Object.values(paths).toSorted());
    expect(rules.notFound).toBe('/404.html');
  });

  test('nginx: a missing file is not cached, so that a rollback finds its files', () => {
    const cached = nginxConf(rules).match(/add_header Cache-Control .*/g) ?? [];
    expect(cached).toContain('add_header Cache-Control "public, max-age=31536000, immutable";');
    // Without `always` nginx adds a header to successes and redirects only.
    const ofErrors = cached.filter((header) => header.includes('always'));
    expect(new Set(ofErrors)).toEqual(new Set(['add_header Cache-Control "no-store" always;']));
    expect(nginxConf(rules)).not.toContain('=404');
  });

  test('A-115 nginx: all that the service answers on the site’s origin has the headers of uploads', () => {
    const all = serviceRules({
      ...{ apiBaseUrl: '', chatUrl: '', hstsMaxAge: 60 },
      mediaPaths: ['/media/', '/files/slips/'],
    });
    const [, ...blocks] = nginxProxyConf(all ?? expect.fail('no rules')).split(/^(?=location )/m);
    expect(blocks.map((block) => block.split('\n', 1)[0])).toEqual([
      'location ^~ /api/ {',
      'location ^~ /media/ {',
      'location ^~ /files/slips/ {',
      'location ^~ /socket.io/ {',
    ]);
    for (const block of blocks) {
      expect(block.split('\n').map((line) => line.trim())).toEqual(
        expect.arrayContaining([
          `add_header Content-Security-Policy "default-src 'none'; style-src 'unsafe-inline'; sandbox" always;`,
          'add_header Referrer-Policy "no-referrer" always;',
          'add_header X-Content-Type-Options "nosniff" always;',
          'add_header Strict-Transport-Security "max-age=60" always;',
          'proxy_pass http://wallet_service;',
          'proxy_set_header X-Forwarded-For $remote_addr;',
          'client_max_body_size 21m;',
          'proxy_send_timeout 300s;',
          'proxy_read_timeout 300s;',
          'proxy_next_upstream off;',
          'proxy_pass_header Date;',
        ]),
      );
    }
  });

  test('A-115 the socket is the service’s only with a chat on the site’s origin, the rest only with its API there', () => {
    const paths = { mediaPaths: ['/media/'], hstsMaxAge: null };
    expect(serviceRules({ ...paths, apiBaseUrl: '', chatUrl: 'https://chat.example.com' })?.socket).toBeNull();
    expect(serviceRules({ ...paths, apiBaseUrl: '', chatUrl: null })?.socket).toBeNull();
    expect(serviceRules({ ...paths, apiBaseUrl: 'https://api.example.com', chatUrl: '' })).toBeNull();
  });

  test('nginx: header values are quoted', () => {
    expect(nginxConf(siteRules({ 'X-A': 'a "b" \\c' }))).toContain('add_header X-A "a \\"b\\" \\\\c" always;');
    expect(() => nginxConf(siteRules({ 'X-A': '$host' }))).toThrow('dollar sign');
  });

  test('static hosts: headers for every path, no file missing for a year, a document for each known path', () => {
    expect(headersFile(rules)).toBe(
      [
        '/*',
        "  Content-Security-Policy: default-src 'none'; img-src 'self' data:",
        '  Referrer-Policy: no-referrer',
        '',
        '/assets/*',
        '  Cache-Control: public, max-age=3600, stale-while-revalidate=31536000',
        '',
        '/404.html',
        '  Cache-Control: no-store',
        '',
      ].join('\n'),
    );
    const redirects = redirectsFile(rules).split('\n');
    expect(redirects).toEqual(
      expect.arrayContaining(['/login /login.html 200', '/user/home /user/home.html 200', '/howto /index.html 200']),
    );
    // Unknown paths get the host's own 404.html.
    expect(redirects.filter((line) => line.includes('*'))).toEqual([]);
  });

  test('A-139 the folders of files are those of the build', () => {
    const folders = readdirSync('public', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect([...rules.folders].sort()).toEqual(['/assets/', ...folders.map(({ name }) => `/${name}/`)].sort());
  });
});
