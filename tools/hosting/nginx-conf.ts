import type { SiteRules } from './site-rules.ts';

const types = {
  'text/html': 'html',
  'text/css': 'css',
  'application/javascript': 'js',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'video/webm': 'webm',
  'text/vtt': 'vtt',
};

/** In double quotes; a dollar sign would name a variable, which nginx cannot escape. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send a header with a dollar sign: ${value}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** A file to include in a `server` block whose `root` is the built site. nginx passes headers on to no block that adds its own: each has all. */
export function nginxConf({ headers, caching, pages, notFound, folders, hidden }: SiteRules): string {
  const secured = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`);
  // Without `always` nginx leaves it out of errors.
  const added = (cache: string) => [...secured, `  add_header Cache-Control ${quoted(cache)};`];
  // A chunk that is missing for a moment must not be missing for a year.
  const missing = [...secured, '  add_header Cache-Control "no-store" always;', '  return 404;'];
  const filesOnly = folders.filter((folder) => !caching.some(({ under }) => under === folder));
  const block = (location: string, ...lines: string[]) => [`location ${location} {`, ...lines, '}', ''].join('\n');
  const documents = caching.at(-1)?.value ?? 'no-cache';
  return [
    '# Written by the build. Include it in the server block whose root is this folder:',
    '#   server { listen 443 ssl; root /srv/wallet; include /srv/wallet/nginx.conf; }',
    '# nginx with the brotli module: include /srv/wallet/nginx-brotli.conf beside it.',
    // Of the files that the build has compressed; what it has not is compressed at each request.
    'gzip_static on;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    // A list of its own replaces the server's, so it has every kind of file of the build.
    'types {',
    ...Object.entries(types).map(([type, endings]) => `  ${type} ${endings};`),
    '}',
    '',
    block(`~ "^(${hidden.map((path) => path.replaceAll('.', '\\.')).join('|')})"`, ...missing),
    block('@missing', ...missing),
    // The page for unknown paths, with the status 404.
    block(`= ${notFound}`, ...secured, '  add_header Cache-Control "no-store" always;', '  internal;'),
    // The router takes capital letters and a slash at the end too.
    ...Object.entries(pages).map(([path, file]) =>
      block(`~* "^${path.replace(/\/$/, '')}/?$"`, ...added(documents), `  try_files ${file} @missing;`),
    ),
    ...caching.map(({ under, value }) =>
      under === '/'
        ? [
            // What is in these folders, and a name with an extension at the top, is a file or missing. Every other path is unknown.
            block(
              `~ "^(${filesOnly.join('|')}|/[^/]+\\.[A-Za-z0-9]+$)"`,
              ...added(value),
              '  try_files $uri @missing;',
            ),
            block('/', `  error_page 404 ${notFound};`, ...missing),
          ].join('\n')
        : block(`^~ ${under}`, ...added(value), '  try_files $uri @missing;'),
    ),
  ].join('\n');
}

/** A second file to include, for an nginx that has the brotli module (ngx_brotli), which not every nginx has. */
export const nginxBrotliConf = ['# Written by the build. Needs ngx_brotli.', 'brotli_static on;', ''].join('\n');
