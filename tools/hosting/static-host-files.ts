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

/** `_redirects` of the same hosts: pages with a document of their own, missing files, then index.html for every other path that is no file. */
export function redirectsFile({ pages, folders }: SiteRules): string {
  const lines = Object.entries(pages).map(([path, file]) => `${path} ${file} 200`);
  const missing = folders.map((folder) => `${folder}* ${missingPage} 404`);
  return [...lines, ...missing, '/* /index.html 200', ''].join('\n');
}
