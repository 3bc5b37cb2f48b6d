import { addedAlways, block } from './nginx-conf.ts';
import type { ServiceRules } from './site-rules.ts';

/** The `upstream` that the operator defines. */
const upstream = 'wallet_service';

/** What holds between browser and service (docs/operations.md). */
const passing = [
  `proxy_pass http://${upstream};`,
  'client_max_body_size 21m;',
  'proxy_send_timeout 300s;',
  'proxy_read_timeout 300s;',
  // Some GETs are commands.
  'proxy_next_upstream off;',
  'proxy_cache off;',
  'proxy_pass_header Date;',
  // A client may send these headers too, so none of them is passed on.
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Forwarded-Host $host;',
  'proxy_set_header X-Real-IP $remote_addr;',
  'proxy_set_header Forwarded "";',
];

const upgrading = [
  'proxy_http_version 1.1;',
  'proxy_set_header Upgrade $http_upgrade;',
  'proxy_set_header Connection "upgrade";',
];

/** A file to include beside nginx.conf, if the service answers on the origin of the site. */
export function nginxProxyConf({ headers, folders, socket }: ServiceRules): string {
  // Browsers take the first of two equal headers. Of two policies both hold, so that of the service may stay.
  const replaced = Object.keys(headers).filter((name) => name !== 'Content-Security-Policy');
  const secured = [...replaced.map((name) => `proxy_hide_header ${name};`), ...addedAlways(headers)];
  return [
    '# Written by the build. Include it beside nginx.conf, and define the service in the http block:',
    `#   upstream ${upstream} { server 10.0.0.5:8080; }`,
    ...folders.map((folder) => block(`^~ ${folder}`, ...passing, ...secured)),
    ...(socket === null ? [] : [block(`^~ ${socket}`, ...passing, ...upgrading, ...secured)]),
  ].join('\n');
}
