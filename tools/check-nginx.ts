import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import type { SiteRules } from './hosting/site-rules.ts';
import { portProblem } from './port-problem.ts';

// Builds the site, serves it with nginx and the generated nginx.conf, and requests one address of each kind. Not part
// of `npm test`, because it needs nginx (Debian: apt-get install nginx-light).

const site = join(import.meta.dirname, '../dist/site');
const nginx = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);
if (!nginx) {
  console.error('check:nginx needs nginx (on Debian: apt-get install nginx-light).');
  process.exit(2);
}
const port = 4080;
const problem = await portProblem(port);
if (problem) {
  console.error(`check:nginx: ${problem}.`);
  process.exit(2);
}

process.env['WALLET_API_BASE_URL'] ??= 'https://api.example.com';
await build({ mode: 'production', logLevel: 'error' });
const rules = JSON.parse(readFileSync(join(site, 'headers.json'), 'utf8')) as SiteRules; // written by the build

const folder = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
const config = join(folder, 'nginx.conf');
writeFileSync(
  config,
  `daemon off; pid ${folder}/pid; error_log stderr; events {}
http {
  include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${site}; include ${site}/nginx.conf; }
}`,
);
const server = spawn(nginx, ['-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
const ended = once(server, 'exit');
const address = `http://127.0.0.1:${port}`;

/** Waits until nginx answers; false if it exited, after printing its output. */
async function answers(): Promise<boolean> {
  while (server.exitCode === null) {
    const isThere = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isThere) return true;
    await sleep(50);
  }
  return false;
}

interface Expected {
  status: number;
  type?: string;
  cache: string | null;
  contains?: string;
  /** The file whose gzip version is the answer. */
  gzip?: string;
}

const [assets = '', documents = ''] = rules.caching.map(({ value }) => value);
const script = /\/assets\/first-[^"]+\.js/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[0] ?? '';
const page = { status: 200, type: 'text/html', cache: documents };
const missing = { status: 404, cache: 'no-store' };
const expected: Readonly<Record<string, Expected>> = {
  '/': { ...page, contains: 'data-frame="/user/home"' },
  '/user/home?open=deposit': { ...page, contains: '<nav', gzip: '/user/home.html' },
  '/User/Home/': { ...page, contains: 'data-frame="/user/home"' },
  '/register': { ...page, contains: '<div id="root"></div>' },
  '/login': { ...page, contains: '<form', gzip: '/login.html' },
  '/zzz': { ...missing, type: 'text/html', contains: 'data-frame="/404"' },
  '/login/zzz': { ...missing, contains: 'data-frame="/404"' },
  '/user/home': { ...page, contains: '<meta name="robots" content="noindex"' },
  '/register/a.b': { ...missing, contains: 'data-frame="/404"' },
  [script]: { status: 200, type: 'application/javascript', cache: assets, gzip: script },
  '/assets/missing.js': missing,
  '/manifest.webmanifest': { status: 200, type: 'application/manifest+json', cache: documents },
  '/favicon.svg': { status: 200, type: 'image/svg+xml', cache: documents },
  '/missing.png': missing,
  '/howto/th/missing.webm': missing,
  '/icons/missing.png': missing,
  '/headers.json': missing,
  '/nginx.conf': missing,
  '/nginx-brotli.conf': missing,
  '/.vite/manifest.json': missing,
};

/** Differences between an answer and the expected one; empty when there are none. */
async function problemsOf(path: string, { status, type, cache, contains, gzip }: Expected): Promise<string[]> {
  const answer = await fetch(address + path);
  const body = await answer.text();
  const wrong = (what: string, seen: unknown, wanted: unknown) =>
    seen === wanted ? [] : [`${what} is ${String(seen)}, not ${String(wanted)}`];
  return [
    ...wrong('status', answer.status, status),
    ...(type === undefined ? [] : wrong('type', answer.headers.get('content-type')?.split(';')[0], type)),
    ...wrong('Cache-Control', answer.headers.get('cache-control'), cache),
    ...Object.entries(rules.headers).flatMap(([name, value]) => wrong(name, answer.headers.get(name), value)),
    // Content that nginx compresses itself has no Content-Length.
    ...(gzip === undefined
      ? []
      : wrong('length', answer.headers.get('content-length'), String(statSync(join(site, `${gzip}.gz`)).size))),
    ...(contains === undefined || body.includes(contains) ? [] : [`the page lacks ${contains}`]),
  ];
}

interface Exchange {
  request: string;
  init: RequestInit;
  expect: (answer: Response, body: ArrayBuffer) => boolean;
}

/** Other requests than a plain GET: HEAD, ranges, and conditional requests with the validators of the first answer. */
async function exchanges(): Promise<Exchange[]> {
  const film = '/howto/th/wallet.webm';
  const [first, whole] = [await fetch(address + script), await fetch(address + film)];
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const since = (await fetch(address)).headers.get('last-modified') ?? '';
  const part = (body: ArrayBuffer) => Buffer.from(body).equals(Buffer.from(bytes.subarray(100, 200)));
  const isEmpty = (body: ArrayBuffer) => body.byteLength === 0;
  return [
    ...['/', '/login', script, film].map((path) => ({
      request: `HEAD ${path}`,
      init: { method: 'HEAD' },
      expect: ({ status }: Response, body: ArrayBuffer) => status === 200 && isEmpty(body),
    })),
    {
      request: 'HEAD /assets/missing.js',
      init: { method: 'HEAD' },
      expect: ({ status, headers }) => status === 404 && headers.get('cache-control') === 'no-store',
    },
    {
      request: `GET ${film}`,
      init: { headers: { Range: 'bytes=100-199' } },
      expect: ({ status, headers }, body) =>
        status === 206 && headers.get('content-range') === `bytes 100-199/${bytes.length}` && part(body),
    },
    {
      request: `GET ${film}`,
      init: { headers: { Range: `bytes=${bytes.length}-` } },
      expect: ({ status }) => status === 416,
    },
    {
      request: `GET ${script}`,
      init: { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } },
      expect: ({ status, headers }, body) => status === 304 && isEmpty(body) && headers.get('cache-control') === assets,
    },
    {
      request: 'GET /',
      init: { headers: { 'If-Modified-Since': since } },
      expect: ({ status, headers }, body) =>
        status === 304 && isEmpty(body) && headers.get('cache-control') === documents,
    },
    {
      request: 'GET /',
      init: { headers: { 'If-Modified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' } },
      expect: ({ status }, body) => status === 200 && !isEmpty(body),
    },
  ];
}

/** Whether every header of the build is present, for every status. */
const isSecured = ({ headers }: Response) =>
  // nginx adds headers to a 416 twice.
  Object.entries(rules.headers).every(([name, value]) => headers.get(name)?.startsWith(value));

async function failedExchanges(): Promise<number> {
  let failed = 0;
  for (const { request, init, expect } of await exchanges()) {
    const answer = await fetch(address + (request.split(' ')[1] ?? ''), init);
    const passed = expect(answer, await answer.arrayBuffer()) && isSecured(answer);
    failed += passed ? 0 : 1;
    const said = passed ? '' : `\n    status ${answer.status}, ${JSON.stringify(Object.fromEntries(answer.headers))}`;
    console.log(`${passed ? '✓' : '✗'} ${request} ${JSON.stringify(init.headers ?? {})}${said}`);
  }
  return failed;
}

try {
  const all = (await answers()) ? Object.entries(expected) : [];
  let failed = 0;
  for (const [path, wanted] of all) {
    const problems = await problemsOf(path, wanted);
    failed += problems.length > 0 ? 1 : 0;
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${path}${problems.map((problem) => `\n    ${problem}`).join('')}`);
  }
  failed += all.length > 0 ? await failedExchanges() : 1;
  console.log(failed === 0 ? 'All passed' : `${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}
