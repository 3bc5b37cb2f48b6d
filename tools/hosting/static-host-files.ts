import type { SiteRules } from './site-rules.ts';

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
  ].join('\n');
}

/** `_redirects` of the same hosts: pages with a document of their own, then index.html for every path that is no file. */
export function redirectsFile({ pages }: SiteRules): string {
  const lines = Object.entries(pages).map(([path, file]) => `${path} ${file} 200`);
  return [...lines, '/* /index.html 200', ''].join('\n');
}
