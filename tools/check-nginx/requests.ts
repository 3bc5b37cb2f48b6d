import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRules } from '../hosting/site-rules.ts';
import { brotliModule, type ServedSite } from './start-nginx.ts';

interface Expected {
  status: number;
  type?: string;
  cache: string | null;
  contains?: string;
  /** The compressed file that is the answer. */
  file?: string;
}

/** One request of each kind. `GET` may be left out. */
function requestsTo({ language }: ServedSite, { caching }: SiteRules, script: string, etag: string) {
  const [assets = '', documents = ''] = caching.map(({ value }) => value);
  const page = { status: 200, type: 'text/html', cache: documents };
  const missing = { status: 404, cache: 'no-store' };
  const film = '/howto/th/wallet.webm';
  const rows: [request: string, expected: Expected, headers?: Record<string, string>][] = [
    ['/', { ...page, contains: 'data-prerendered="/user/home"' }],
    ['/user/home?open=deposit', { ...page, contains: '<nav', file: '/user/home.html.gz' }],
    ['/User/Home/', { ...page, contains: 'data-prerendered="/user/home"' }],
    ['/register', { ...page, contains: '<div id="root"></div>' }],
    ['/howto', { ...page, contains: `<html lang="${language}"` }],
    ['/login', { ...page, contains: '<form', file: '/login.html.gz' }],
    ['/zzz', { ...missing, type: 'text/html', contains: 'data-prerendered="/404"' }],
    ['/login/zzz', { ...missing, contains: 'data-prerendered="/404"' }],
    ['/user/home', { ...page, contains: '<meta name="robots" content="noindex"' }],
    ['/register/a.b', { ...missing, contains: 'data-prerendered="/404"' }],
    [script, { status: 200, type: 'application/javascript', cache: assets, file: `${script}.gz` }],
    ['/manifest.webmanifest', { status: 200, type: 'application/manifest+json', cache: documents }],
    ['/favicon.svg', { status: 200, type: 'image/svg+xml', cache: documents }],
    ...['/assets/missing.js', '/missing.png', '/howto/th/missing.webm', '/icons/missing.png', '/headers.json'].map(
      (path): [string, Expected] => [path, missing],
    ),
    ...['/nginx.conf', '/nginx-brotli.conf', '/.vite/chunks.json'].map((path): [string, Expected] => [path, missing]),
    ['HEAD /login', page],
    ['HEAD /assets/missing.js', missing],
    [film, { status: 206, cache: documents }, { Range: 'bytes=100-199' }],
    [script, { status: 304, cache: assets }, { 'If-None-Match': etag }],
    ...(brotliModule === undefined
      ? []
      : [script, '/login'].map((path): [string, Expected, Record<string, string>] => [
          path,
          {
            status: 200,
            cache: path === script ? assets : documents,
            file: `${path === script ? script : '/login.html'}.br`,
          },
          { 'Accept-Encoding': 'gzip, br' },
        ])),
  ];
  return rows;
}

/** Sends one request of each kind; resolves to the number of wrong answers. */
export async function checkRequests(site: ServedSite): Promise<number> {
  const { address, folder } = site;
  const rules = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as SiteRules; // written by the build
  const script = /\/assets\/first-[^"]+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[0] ?? '';
  const etag = (await fetch(address + script, { headers: { 'Accept-Encoding': 'gzip' } })).headers.get('etag') ?? '';
  let failed = 0;
  for (const [request, expected, headers = {}] of requestsTo(site, rules, script, etag)) {
    const [path = '', method = 'GET'] = request.split(' ').reverse();
    const answer = await fetch(address + path, { method, headers: { 'Accept-Encoding': 'gzip', ...headers } });
    const body = await answer.text();
    const { status, type, cache, contains, file } = expected;
    const wanted: Record<string, string | null> = {
      ...rules.headers,
      'Cache-Control': cache,
      // Content that nginx compresses itself has no Content-Length.
      ...(file !== undefined && { 'Content-Length': String(statSync(join(folder, file)).size) }),
    };
    const problems = [
      ...(answer.status === status ? [] : [`status is ${answer.status}, not ${status}`]),
      ...(type === undefined || answer.headers.get('content-type')?.split(';')[0] === type ? [] : [`it is no ${type}`]),
      ...Object.entries(wanted).flatMap(([name, value]) => {
        const given = answer.headers.get(name);
        return given === value ? [] : [`${name} is ${given}, not ${value}`];
      }),
      ...(contains === undefined || body.includes(contains) ? [] : [`the page lacks ${contains}`]),
    ];
    failed += problems.length > 0 ? 1 : 0;
    const said = problems.map((problem) => `\n    ${problem}`).join('');
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${request} ${JSON.stringify(headers)}${said}`);
  }
  return failed;
}
