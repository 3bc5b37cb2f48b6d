import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteRules } from '../hosting/site-rules.ts';
import type { Report } from './report.ts';
import { differences } from './report.ts';

interface Expected {
  status: number;
  type?: string;
  cache: string | null;
  contains?: string;
  /** The compressed file that is the answer. */
  file?: string;
}

type Row = [request: string, expected: Expected, headers?: Record<string, string>];

/** One request of each kind. `GET` may be left out. */
function requestsTo(language: string, { caching }: SiteRules, script: string, etag: string): Row[] {
  const [assets = '', documents = ''] = caching.map(({ value }) => value);
  const page = { status: 200, type: 'text/html', cache: documents };
  const missing = { status: 404, cache: 'no-store' };
  const unknown = { ...missing, contains: 'data-prerendered="/404"' };
  const absent = ['/assets/missing.js', '/missing.png', '/howto/th/missing.webm', '/icons/missing.png'];
  const hidden = ['/headers.json', '/nginx.conf', '/nginx-brotli.conf', '/nginx-proxy.conf', '/.vite/chunks.json'];
  const documentFiles = ['/login.html', '/index.html', '/404.html'];
  const compressed = ['/index.html.gz', '/login.html.br', '/favicon.svg.gz', `${script}.gz`, `${script}.br`];
  return [
    ['/', { ...page, contains: 'data-prerendered="/user/home"' }],
    ['/user/home?open=deposit', { ...page, contains: '<nav', file: '/user/home.html.gz' }],
    ['/User/Home/', { ...page, contains: 'data-prerendered="/user/home"' }],
    ['/register', { ...page, contains: '<div id="root"></div>' }],
    ['/howto', { ...page, contains: `<html lang="${language}"` }],
    ['/login', { ...page, contains: '<form', file: '/login.html.gz' }],
    ['/zzz', { ...unknown, type: 'text/html' }],
    ['/login/zzz', unknown],
    ['/user/home', { ...page, contains: '<meta name="robots" content="noindex"' }],
    ['/register/a.b', unknown],
    ['/user/home.html', unknown],
    [script, { status: 200, type: 'application/javascript', cache: assets, file: `${script}.gz` }],
    ['/manifest.webmanifest', { status: 200, type: 'application/manifest+json', cache: documents }],
    ['/favicon.svg', { status: 200, type: 'image/svg+xml', cache: documents }],
    ...[...absent, ...hidden, ...documentFiles, ...compressed].map((path): Row => [path, missing]),
    ['HEAD /login', page],
    ['HEAD /assets/missing.js', missing],
    ['POST /login', { status: 405, cache: null }],
    // nginx answers these before it knows the location.
    ['/%', { status: 400, cache: null }],
    [`/${'a'.repeat(40_000)}`, { status: 414, cache: null }],
    ['/howto/th/wallet.webm', { status: 206, cache: documents }, { Range: 'bytes=100-199' }],
    [script, { status: 304, cache: assets }, { 'If-None-Match': etag }],
  ];
}

/** For an nginx with the brotli module. */
function brotliRequests({ caching }: SiteRules, script: string): Row[] {
  const [assets = '', documents = ''] = caching.map(({ value }) => value);
  const headers = { 'Accept-Encoding': 'gzip, br' };
  return [
    [script, { status: 200, cache: assets, file: `${script}.br` }, headers],
    ['/login', { status: 200, cache: documents, file: '/login.html.br' }, headers],
  ];
}

/** Requests the site's own pages and files. */
export async function checkSite(
  { folder, address, language, brotli }: { folder: string; address: string; language: string; brotli: boolean },
  report: Report,
): Promise<void> {
  const rules = JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as SiteRules; // written by the build
  const script = /\/assets\/first-[^"]+\.js/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[0] ?? '';
  const etag = (await fetch(address + script, { headers: { 'Accept-Encoding': 'gzip' } })).headers.get('etag') ?? '';
  const rows = [...requestsTo(language, rules, script, etag), ...(brotli ? brotliRequests(rules, script) : [])];
  for (const [request, { status, type, cache, contains, file }, headers = {}] of rows) {
    const [path = '', method = 'GET'] = request.split(' ').reverse();
    const answer = await fetch(address + path, { method, headers: { 'Accept-Encoding': 'gzip', ...headers } });
    const body = await answer.text();
    const wanted = {
      ...rules.headers,
      'Cache-Control': cache,
      // Content that nginx compresses itself has no Content-Length.
      ...(file !== undefined && { 'Content-Length': String(statSync(join(folder, file)).size) }),
    };
    report(`${request.slice(0, 60)} ${JSON.stringify(headers)}`, [
      ...differences(answer, status, wanted),
      ...(type === undefined || answer.headers.get('content-type')?.split(';')[0] === type ? [] : [`it is no ${type}`]),
      ...(contains === undefined || body.includes(contains) ? [] : [`the page lacks ${contains}`]),
    ]);
  }
}
