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
export function nginxConf({ headers, caching, pages, hidden }: SiteRules): string {
  const added = (cache: string) => [
    ...Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`),
    // Not of errors: a chunk that is missing for a moment would be missing for a year.
    `  add_header Cache-Control ${quoted(cache)};`,
  ];
  const block = (location: string, ...lines: string[]) => [`location ${location} {`, ...lines, '}', ''].join('\n');
  const documents = caching.at(-1)?.value ?? 'no-cache';
  return [
    '# Written by the build. Include it in the server block whose root is this folder:',
    '#   server { listen 443 ssl; root /srv/wallet; include /srv/wallet/nginx.conf; }',
    'gzip on;',
    'gzip_vary on;',
    'gzip_types text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml;',
    // A list of its own replaces the server's, so it has every kind of file of the build.
    'types {',
    ...Object.entries(types).map(([type, endings]) => `  ${type} ${endings};`),
    '}',
    '',
    block(
      `~ "^(${hidden.map((path) => path.replaceAll('.', '\\.')).join('|')})"`,
      ...added(documents),
      '  return 404;',
    ),
    ...Object.entries(pages).map(([path, file]) =>
      block(`= ${path}`, ...added(documents), `  try_files ${file} =404;`),
    ),
    ...caching.map(({ under, value }) =>
      under === '/'
        ? [
            // A path with an extension is a file or nothing; every other path is a page of the app.
            block('~ "\\.[A-Za-z0-9]+$"', ...added(value), '  try_files $uri =404;'),
            block('/', ...added(value), '  try_files $uri /index.html;'),
          ].join('\n')
        : block(`^~ ${under}`, ...added(value), '  try_files $uri =404;'),
    ),
  ].join('\n');
}
