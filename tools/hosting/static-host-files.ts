import type { SiteRules } from './site-rules.ts';

/** What these hosts answer for a file that is not there. */
export const missingPage = '/404.html';

/** `_headers` as Netlify and Cloudflare Pages read it. Headers of all fitting paths are joined there, so the general cache rule is left to the host's own, which asks each time. */
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

/** `_redirects` of the same hosts: the document of each known page. Every other path gets their own 404.html, with the status 404. */
export function redirectsFile({ pages }: SiteRules): string {
  return Object.entries(pages)
    .map(([path, file]) => `${path} ${file} 200\n`)
    .join('');
}
