import type { SiteRules } from './site-rules.ts';

/** The document that these hosts serve for a missing file. */
export const missingPage = '/404.html';

/**
 * For files whose names contain a hash. Cloudflare adds the headers of a path to its 404 too, and a browser must not keep
 * that for a year: after a rollback the file is there again. After an hour the browser uses its copy and revalidates it in
 * the background.
 */
const hashedFiles = 'public, max-age=3600, stale-while-revalidate=31536000';

/**
 * `_headers` for Netlify and Cloudflare Pages. These hosts combine the headers of all matching paths, so the general
 * cache rule is left to the host, which revalidates each time.
 */
export function headersFile({ headers, caching }: SiteRules): string {
  const block = (path: string, values: Readonly<Record<string, string>>) => [
    path,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
    '',
  ];
  return [
    ...block('/*', headers),
    ...caching
      .filter(({ under }) => under !== '/')
      .flatMap(({ under }) => block(`${under}*`, { 'Cache-Control': hashedFiles })),
    ...block(missingPage, { 'Cache-Control': 'no-store' }),
  ].join('\n');
}

/** `_redirects` for the same hosts. Unknown paths get the host's 404.html with status 404. */
export function redirectsFile({ pages }: SiteRules): string {
  return Object.entries(pages)
    .map(([path, file]) => `${path} ${file} 200\n`)
    .join('');
}
