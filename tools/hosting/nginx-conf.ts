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
  'video/mp4': 'mp4',
  'text/vtt': 'vtt',
};

/** nginx would read a dollar sign as a variable and has no escape for it. */
function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx cannot send a header with a dollar sign: ${value}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/** Lines that add headers to every answer. Without `always` nginx omits them on errors. */
export const addedAlways = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);

export const block = (location: string, ...lines: string[]): string =>
  [`location ${location} {`, ...lines.map((line) => `  ${line}`), '}', ''].join('\n');

/** The pattern of a hidden path. A prefix is enough, because no other file begins with one. */
const hiding = (rule: string) => {
  const escaped = rule.replaceAll('.', '\\.');
  return rule.startsWith('*') ? `${escaped.slice(1)}$` : `^${escaped}`;
};

/**
 * A file to include in a `server` block whose `root` is the built site. Every block has all headers, because a block
 * with its own headers inherits none.
 */
export function nginxConf({ headers, caching, pages, notFound, folders, hidden }: SiteRules): string {
  const secured = addedAlways(headers);
  const added = (cache: string) => [...secured, `add_header Cache-Control ${quoted(cache)};`];
  // A missing file must not be cached for a year.
  const missing = [...secured, 'add_header Cache-Control "no-store" always;', 'return 404;'];
  const filesOnly = folders.filter((folder) => !caching.some(({ under }) => under === folder));
  const documents = caching.at(-1)?.value ?? 'no-cache';
  return [
    '# Written by the build. Include it in the server block whose root is this folder:',
    '#   server { listen 443 ssl; root /srv/wallet; include /srv/wallet/nginx.conf; }',
    '# The service on the same origin: include /srv/wallet/nginx-proxy.conf beside it.',
    '# nginx with the brotli module: include /srv/wallet/nginx-brotli.conf beside it.',
    // Serves the files that the build has compressed. nginx compresses the others on each request.
    'gzip_static on;',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    // This list replaces the list of the server, so it contains every file type of the build.
    'types {',
    ...Object.entries(types).map(([type, endings]) => `  ${type} ${endings};`),
    '}',
    '',
    // For errors that nginx answers before it knows the location, such as 400 and 414.
    ...secured,
    '',
    block(`~ "${hidden.map(hiding).join('|')}"`, ...missing),
    block('@missing', ...missing),
    // The page for unknown paths, with status 404.
    block(`= ${notFound}`, ...secured, 'add_header Cache-Control "no-store" always;', 'internal;'),
    // The router accepts upper case and a trailing slash too.
    ...Object.entries(pages).map(([path, file]) =>
      block(`~* "^${path.replace(/\/$/, '')}/?$"`, ...added(documents), `try_files ${file} @missing;`),
    ),
    ...caching.map(({ under, value }) =>
      under === '/'
        ? [
            // Paths in these folders, and names with an extension at the top level, are files. Every other path is
            // unknown.
            block(`~ "^(${filesOnly.join('|')}|/[^/]+\\.[A-Za-z0-9]+$)"`, ...added(value), 'try_files $uri @missing;'),
            block('/', `error_page 404 ${notFound};`, ...missing),
          ].join('\n')
        : // Without `^~`, because the files with a hidden ending are in this folder too.
          block(under, ...added(value), 'try_files $uri @missing;'),
    ),
  ].join('\n');
}

/** A second file to include, for an nginx with the module ngx_brotli. */
export const nginxBrotliConf = ['# Written by the build. Needs ngx_brotli.', 'brotli_static on;', ''].join('\n');
