import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedSite } from './served-site.ts';

interface Expected {
  status: number;
  type?: string;
  cache: string | null;
  contains?: string;
  /** The file whose gzip version is the answer. */
  gzip?: string;
}

function expectedOf({ rules, script, language }: ServedSite): Readonly<Record<string, Expected>> {
  const [assets = '', documents = ''] = rules.caching.map(({ value }) => value);
  const page = { status: 200, type: 'text/html', cache: documents };
  const missing = { status: 404, cache: 'no-store' };
  return {
    '/': { ...page, contains: 'data-prerendered="/user/home"' },
    '/user/home?open=deposit': { ...page, contains: '<nav', gzip: '/user/home.html' },
    '/User/Home/': { ...page, contains: 'data-prerendered="/user/home"' },
    '/register': { ...page, contains: '<div id="root"></div>' },
    '/howto': { ...page, contains: `<html lang="${language}"` },
    '/login': { ...page, contains: '<form', gzip: '/login.html' },
    '/zzz': { ...missing, type: 'text/html', contains: 'data-prerendered="/404"' },
    '/login/zzz': { ...missing, contains: 'data-prerendered="/404"' },
    '/user/home': { ...page, contains: '<meta name="robots" content="noindex"' },
    '/register/a.b': { ...missing, contains: 'data-prerendered="/404"' },
    [script]: { status: 200, type: 'application/javascript', cache: assets, gzip: script },
    '/assets/missing.js': missing,
    '/manifest.webmanifest': { status: 200, type: 'application/manifest+json', cache: documents },
    '/favicon.svg': { status: 200, type: 'image/svg+xml', cache: documents },
    '/missing.png': missing,
    '/howto/th/missing.webm': missing,
    '/icons/missing.png': missing,
    '/headers.json': missing,
    '/nginx.conf': missing,
    '/nginx-brotli.conf': missing,
    '/.vite/chunks.json': missing,
  };
}

/** Differences between an answer and the expected one; empty when there are none. */
async function problemsOf(
  { address, folder, rules }: ServedSite,
  path: string,
  { status, type, cache, contains, gzip }: Expected,
): Promise<string[]> {
  const answer = await fetch(address + path, { headers: { 'Accept-Encoding': 'gzip' } });
  const body = await answer.text();
  const wrong = (what: string, seen: unknown, wanted: unknown) =>
    seen === wanted ? [] : [`${what} is ${String(seen)}, not ${String(wanted)}`];
  return [
    ...wrong('status', answer.status, status),
    ...(type === undefined ? [] : wrong('type', answer.headers.get('content-type')?.split(';')[0], type)),
    ...wrong('Cache-Control', answer.headers.get('cache-control'), cache),
    ...Object.entries(rules.headers).flatMap(([name, value]) => wrong(name, answer.headers.get(name), value)),
    // Content that nginx compresses itself has no Content-Length.
    ...(gzip === undefined
      ? []
      : wrong('length', answer.headers.get('content-length'), String(statSync(join(folder, `${gzip}.gz`)).size))),
    ...(contains === undefined || body.includes(contains) ? [] : [`the page lacks ${contains}`]),
  ];
}

/** Requests one address of each kind; resolves to the number of wrong answers. */
export async function checkPlainRequests(site: ServedSite): Promise<number> {
  let failed = 0;
  for (const [path, expected] of Object.entries(expectedOf(site))) {
    const problems = await problemsOf(site, path, expected);
    failed += problems.length > 0 ? 1 : 0;
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${path}${problems.map((problem) => `\n    ${problem}`).join('')}`);
  }
  return failed;
}
