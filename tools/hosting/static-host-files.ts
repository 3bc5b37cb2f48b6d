import type { SiteRules } from './site-rules.ts';

/** The document that these hosts serve for a missing file. */
export const missingPage = '/404.html';

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
      .flatMap(({ under, value }) => block(`${under}*`, { 'Cache-Control': value })),
    ...block(missingPage, { 'Cache-Control': 'no-store' }),
  ].join('\n');
}

/**
 * `_redirects` for the same hosts: the document of each known path. Other paths get the host's 404.html with status
 * 404.
 */
export function redirectsFile({ pages }: SiteRules): string {
  return Object.entries(pages)
    .map(([path, file]) => `${path} ${file} 200\n`)
    .join('');
}
