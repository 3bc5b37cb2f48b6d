/**
 * `npm run check:nginx`: builds a Thai site with its API on another origin and a Laos site with its service on its own,
 * serves both with nginx and the generated files, and requests one address of each kind. Not part of `npm test`, because
 * it needs nginx (Debian: apt-get install nginx-light).
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { browser as launch } from '../browser.ts';
import { freePort } from '../free-port.ts';
import type { SiteRules } from '../hosting/site-rules.ts';
import { readArguments } from '../read-arguments.ts';
import { checkOpened, checkProxied } from './proxied-requests.ts';
import type { Report } from './report.ts';
import { startService } from './service.ts';
import { checkSite } from './site-requests.ts';

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

const sites: { folder: string; address: string; port: number; language: string }[] = [];
for (const [mode, name, language, settings] of [
  ['production', 'site', 'th', { WALLET_API_BASE_URL: 'https://api.example.com' }],
  [
    'laos',
    'laos',
    'lo',
    { WALLET_LAOS: 'true', WALLET_API_BASE_URL: '/', WALLET_CHAT_URL: '/', WALLET_HSTS_MAX_AGE: '31536000' },
  ],
] as const) {
  Object.assign(process.env, settings);
  await build({ mode, logLevel: 'error' });
  const port = await freePort();
  const folder = join(import.meta.dirname, '../../dist', name);
  sites.push({ folder, address: `http://127.0.0.1:${port}`, port, language });
}

let failed = 0;
const report: Report = (name, problems) => {
  failed += problems.length > 0 ? 1 : 0;
  console.log([`${problems.length > 0 ? '✗' : '✓'} ${name}`, ...problems].join('\n    '));
};

const folder = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
const browser = await chromium.launch(launch);
const screen = await browser.newPage({ viewport: { width: 120, height: 80 } });
const service = await startService(await screen.screenshot({ type: 'jpeg' }));
await screen.close();
const servers = sites.map(({ folder: site, port }) => {
  const files = ['nginx.conf', ...(brotliModule === undefined ? [] : ['nginx-brotli.conf']), 'nginx-proxy.conf']
    .filter((file) => existsSync(join(site, file)))
    .map((file) => `include ${site}/${file};`);
  return `  server { listen 127.0.0.1:${port}; root ${site}; ${files.join(' ')} }`;
});
// Two servers that are one: nginx would repeat a lost request at the second.
const upstream = [new URL(service.url).host, new URL(service.url).host].map((host) => `server ${host} max_fails=0;`);
writeFileSync(
  join(folder, 'nginx.conf'),
  `${brotliModule === undefined ? '' : `load_module ${brotliModule};`}
daemon off; pid ${folder}/pid; error_log stderr; events {}
http {
  include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  upstream wallet_service { ${upstream.join(' ')} }
${servers.join('\n')}
}`,
);
const server = spawn(nginx, ['-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'inherit'] });
const ended = once(server, 'exit');
try {
  const isAnswered = () => fetch(sites[0]?.address ?? '').then(Boolean, () => false);
  while (server.exitCode === null && !(await isAnswered())) await sleep(50);
  // nginx has printed why it has ended.
  if (server.exitCode !== null) failed += 1;
  for (const site of server.exitCode === null ? sites : []) {
    console.log(site.folder);
    await checkSite({ ...site, brotli: brotliModule !== undefined }, report);
    // Written by the build.
    const rules = JSON.parse(readFileSync(join(site.folder, 'headers.json'), 'utf8')) as SiteRules;
    const isProxied = existsSync(join(site.folder, 'nginx-proxy.conf'));
    const shouldBe = site.language === 'lo';
    report(
      shouldBe ? 'the service is on the origin of the site' : 'the service has another origin',
      isProxied === shouldBe ? [] : [isProxied ? 'there is an nginx-proxy.conf' : 'there is no nginx-proxy.conf'],
    );
    if (!rules.service) continue;
    await checkProxied(site.address, rules.service, service.received, report);
    await checkOpened(site.address, browser, report);
  }
  if (brotliModule === undefined) console.log('Brotli was not checked: nginx has no brotli module.');
  console.log(failed === 0 ? 'All passed' : `${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  server.kill();
  await ended;
  await browser.close();
  await service.close();
  rmSync(folder, { recursive: true, force: true });
}
