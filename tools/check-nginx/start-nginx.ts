import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServedSite {
  folder: string;
  port: number;
  address: string;
  language: string;
}

/** The nginx of this machine; undefined without one. */
export const nginx = ['nginx', '/usr/sbin/nginx'].find((command) => spawnSync(command, ['-v']).status === 0);

/** The module of Debian's package libnginx-mod-http-brotli-static. */
export const brotliModule = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules']
  .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
  .find((file) => existsSync(file));

const serverBlock = ({ folder, port }: ServedSite) =>
  [
    `  server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf;`,
    brotliModule === undefined ? '' : `include ${folder}/nginx-brotli.conf;`,
    '}',
  ].join(' ');

const isAnswered = (address: string) =>
  fetch(address).then(
    () => true,
    () => false,
  );

/** Starts nginx with one server block for each site. `answers` is false if nginx exited, after printing its output. */
export async function startNginx(command: string, sites: readonly ServedSite[]) {
  const folder = mkdtempSync(join(tmpdir(), 'wallet-nginx-'));
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `${brotliModule === undefined ? '' : `load_module ${brotliModule};`}
daemon off; pid ${folder}/pid; error_log stderr; events {}
http {
  include ${existsSync('/etc/nginx/mime.types') ? '/etc/nginx/mime.types' : 'mime.types'};
  access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
${sites.map(serverBlock).join('\n')}
}`,
  );
  const server = spawn(command, ['-c', config], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(server, 'exit');
  const first = sites[0]?.address ?? '';
  while (server.exitCode === null && !(await isAnswered(first))) await sleep(50);
  return {
    answers: server.exitCode === null,
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
