import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServedSite } from './served-site.ts';
import { brotliModule } from './start-nginx.ts';

interface Exchange {
  request: string;
  init: RequestInit;
  expect: (answer: Response, body: ArrayBuffer) => boolean;
}

const isEmpty = (body: ArrayBuffer) => body.byteLength === 0;

/** HEAD, ranges, brotli, and conditional requests with the validators of the first answer. */
async function exchangesWith({ address, folder, rules, script }: ServedSite): Promise<Exchange[]> {
  const [assets = '', documents = ''] = rules.caching.map(({ value }) => value);
  const film = '/howto/th/wallet.webm';
  const [first, whole] = [await fetch(address + script), await fetch(address + film)];
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const since = (await fetch(address)).headers.get('last-modified') ?? '';
  const part = (body: ArrayBuffer) => Buffer.from(body).equals(Buffer.from(bytes.subarray(100, 200)));
  const brotli = ['/login', script].map((path) => ({
    request: `GET ${path}`,
    init: { headers: { 'Accept-Encoding': 'gzip, br' } },
    expect: ({ headers }: Response) =>
      headers.get('content-encoding') === 'br' &&
      headers.get('content-length') ===
        String(statSync(join(folder, path === script ? `${path}.br` : `${path}.html.br`)).size),
  }));
  return [
    ...['/', '/login', script, film].map((path) => ({
      request: `HEAD ${path}`,
      init: { method: 'HEAD' },
      expect: ({ status }: Response, body: ArrayBuffer) => status === 200 && isEmpty(body),
    })),
    {
      request: 'HEAD /assets/missing.js',
      init: { method: 'HEAD' },
      expect: ({ status, headers }) => status === 404 && headers.get('cache-control') === 'no-store',
    },
    {
      request: `GET ${film}`,
      init: { headers: { Range: 'bytes=100-199' } },
      expect: ({ status, headers }, body) =>
        status === 206 && headers.get('content-range') === `bytes 100-199/${bytes.length}` && part(body),
    },
    {
      request: `GET ${film}`,
      init: { headers: { Range: `bytes=${bytes.length}-` } },
      expect: ({ status }) => status === 416,
    },
    {
      request: `GET ${script}`,
      init: { headers: { 'If-None-Match': first.headers.get('etag') ?? '' } },
      expect: ({ status, headers }, body) => status === 304 && isEmpty(body) && headers.get('cache-control') === assets,
    },
    {
      request: 'GET /',
      init: { headers: { 'If-Modified-Since': since } },
      expect: ({ status, headers }, body) =>
        status === 304 && isEmpty(body) && headers.get('cache-control') === documents,
    },
    {
      request: 'GET /',
      init: { headers: { 'If-Modified-Since': 'Thu, 01 Jan 2015 00:00:00 GMT' } },
      expect: ({ status }, body) => status === 200 && !isEmpty(body),
    },
    ...(brotliModule === undefined ? [] : brotli),
  ];
}

/** Whether every header of the build is present, for every status. */
const isSecured = ({ headers }: Response, { rules }: ServedSite) =>
  // nginx adds headers to a 416 twice.
  Object.entries(rules.headers).every(([name, value]) => headers.get(name)?.startsWith(value));

/** Sends requests that are no plain GET; resolves to the number of wrong answers. */
export async function checkOtherRequests(site: ServedSite): Promise<number> {
  let failed = 0;
  for (const { request, init, expect } of await exchangesWith(site)) {
    const answer = await fetch(site.address + (request.split(' ')[1] ?? ''), init);
    const passed = expect(answer, await answer.arrayBuffer()) && isSecured(answer, site);
    failed += passed ? 0 : 1;
    const said = passed ? '' : `\n    status ${answer.status}, ${JSON.stringify(Object.fromEntries(answer.headers))}`;
    console.log(`${passed ? '✓' : '✗'} ${request} ${JSON.stringify(init.headers ?? {})}${said}`);
  }
  return failed;
}
