/**
 * `npm run check:nginx`: builds the Thai and the Laos site, serves both with nginx and the generated nginx.conf, and
 * requests one address of each kind. Not part of `npm test`, because it needs nginx (Debian: apt-get install nginx-light).
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { freePort } from './free-port.ts';
import type { SiteRules } from './hosting/site-rules.ts';
import { readArguments } from './read-arguments.ts';

interface Expected {
  status: number;
  type?: string;
  cache: string | null;
  contains?: string;
  /** The compressed file that is the answer. */
  file?: string;
}

readArguments({ usage: 'npm run check:nginx' });
const nginx = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);
if (!nginx) {
  console.error('check:nginx needs nginx (on Debian: apt-get install nginx-light).');
  process.exit(2);
}
/** The module of Debian's package libnginx-mod-http-brotli-static. */
const brotliModule = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

process.env['WALLET_API_BASE_URL'] ??= 'https://api.example.com';
const sites: { folder: string; port: number; language: string }[] = [];
for (const [mode, name, language, settings] of [
  ['production', 'site', 'th', {}],
  ['laos', 'laos', 'lo', { WALLET_LAOS: 'true' }],
] as const) {
  Object.assign(process.env, settings);
  await build({ mode, logLevel: 'error' });
  sites.push({ folder: join(import.meta.dirname, '../dist', name), port: await freePort(), language });
}

const folder = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
const servers = sites.map(({ folder: site, port }) => {
  const brotli = brotliModule === undefined ? '' : `include ${site}/nginx-brotli.conf;`;
  return `  server { listen 127.0.0.1:${port}; root ${site}; include ${site}/nginx.conf; ${brotli} }`;
});
writeFileSync(
  join(folder, 'nginx.conf'),
  `${brotliModule === undefined ? '' : `load_module ${brotliModule};`}
daemon off; pid ${folder}/pid; error_log stderr; events {}
http {
  include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
${servers.join('\n')}
}`,
);
const server = spawn(nginx, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
const ended = once(server, 'exit');
try {
  const isAnswered = () => fetch(`http://127.0.0.1:${sites[0]?.port}`).then(Boolean, () => false);
  while (server.exitCode === null && !(await isAnswered())) await sleep(50);
  // nginx has printed why it has ended.
  let failed = server.exitCode === null ? 0 : 1;
  for (const site of failed === 0 ? sites : []) failed += await wrongAnswersOf(site);
  if (brotliModule === undefined) console.log('Brotli was not checked: nginx has no brotli module.');
  console.log(failed === 0 ? 'All passed' : `${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  server.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

/** One request of each kind. `GET` may be left out. */
function requestsTo(language: string, { caching }: SiteRules, script: string, etag: string) {
  const [assets = '', documents = ''] = caching.map(({ value }) => value);
  const page = { status: 200, type: 'text/html', cache: documents };
  const missing = { status: 404, cache: 'no-store' };
  const unknown = { ...missing, contains: 'data-prerendered="/404"' };
  const absent = ['/assets/missing.js', '/missing.png', '/howto/th/missing.webm', '/icons/missing.png'];
  const hidden = ['/headers.json', '/nginx.conf', '/nginx-brotli.conf', '/.vite/chunks.json'];
  const brotli = { 'Accept-Encoding': 'gzip, br' };
  const rows: [request: string, expected: Expected, headers?: Record<string, string>][] = [
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
    [script, { status: 200, type: 'application/javascript', cache: assets, file: `${script}.gz` }],
    ['/manifest.webmanifest', { status: 200, type: 'application/manifest+json', cache: documents }],
    ['/favicon.svg', { status: 200, type: 'image/svg+xml', cache: documents }],
    ...[...absent, ...hidden].map((path): [string, Expected] => [path, missing]),
    ['HEAD /login', page],
    ['HEAD /assets/missing.js', missing],
    ['/howto/th/wallet.webm', { status: 206, cache: documents }, { Range: 'bytes=100-199' }],
    [script, { status: 304, cache: assets }, { 'If-None-Match': etag }],
  ];
  if (brotliModule !== undefined) {
    rows.push([script, { status: 200, cache: assets, file: `${script}.br` }, brotli]);
    rows.push(['/login', { status: 200, cache: documents, file: '/login.html.br' }, brotli]);
  }
  return rows;
}

/** Sends one request of each kind; resolves to the number of wrong answers. */
async function wrongAnswersOf({ folder: site, port, language }: (typeof sites)[number]): Promise<number> {
  console.log(site);
  const address = `http://127.0.0.1:${port}`;
  const rules = JSON.parse(readFileSync(join(site, 'headers.json'), 'utf8')) as SiteRules; // written by the build
  const script = /\/assets\/first-[^"]+\.js/.exec(readFileSync(join(site, 'index.html'), 'utf8'))?.[0] ?? '';
  const etag = (await fetch(address + script, { headers: { 'Accept-Encoding': 'gzip' } })).headers.get('etag') ?? '';
  let failed = 0;
  for (const [request, expected, headers = {}] of requestsTo(language, rules, script, etag)) {
    const [path = '', method = 'GET'] = request.split(' ').reverse();
    const answer = await fetch(address + path, { method, headers: { 'Accept-Encoding': 'gzip', ...headers } });
    const body = await answer.text();
    const { status, type, cache, contains, file } = expected;
    const wanted: Record<string, string | null> = {
      ...rules.headers,
      'Cache-Control': cache,
      // Content that nginx compresses itself has no Content-Length.
      ...(file !== undefined && { 'Content-Length': String(statSync(join(site, file)).size) }),
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
