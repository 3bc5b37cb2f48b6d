import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { z } from 'zod/mini';

const rulesFile = z.object({
  headers: z.record(z.string(), z.string()),
  caching: z.array(z.object({ under: z.string(), value: z.string() })),
  pages: z.record(z.string(), z.string()),
  notFound: z.string(),
  folders: z.array(z.string()),
  hidden: z.array(z.string()),
});

const rulesOf = (folder: string) => rulesFile.parse(JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')));
type SiteRules = ReturnType<typeof rulesOf>;

/** The file for an address: the file itself, the document of its page, or the page for unknown paths. */
function fileFor({ pages, notFound, folders, hidden }: SiteRules, path: string): string {
  if (hidden.some((file) => (file.endsWith('/') ? path.startsWith(file) : path === file))) return '/missing.html';
  if (folders.some((folder) => path.startsWith(folder)) || /^\/[^/]+\.\w+$/.test(path)) return path;
  return pages[path.toLowerCase().replace(/(.)\/$/, '$1')] ?? notFound;
}

/** The compressed scripts and styles by name. Their names change with their content, so each is compressed once. */
function compressedAssets(folder: string) {
  const known = new Map<string, Uint8Array<ArrayBuffer>>();
  return (name: string): Uint8Array<ArrayBuffer> | undefined => {
    const file = join(folder, 'assets', name);
    if (!known.has(name) && existsSync(file)) known.set(name, new Uint8Array(gzipSync(readFileSync(file))));
    return known.get(name);
  };
}

/** The built app in `folder`, with the headers that the build wrote. */
export function createSite(folder: string): Hono {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built app in ${folder}.`);
  const site = new Hono();
  const rules = rulesOf(folder);
  site.use(async (c, next) => {
    await next();
    if (c.res.ok && fileFor(rules, c.req.path) === rules.notFound) {
      c.res = new Response(c.res.body, { status: 404, headers: c.res.headers });
    }
    for (const [name, value] of Object.entries(rules.headers)) c.res.headers.set(name, value);
    if (c.res.status === 404) c.res.headers.set('Cache-Control', 'no-store');
  });
  const cachingOf = (path: string) => rules.caching.find(({ under }) => path.startsWith(under))?.value ?? 'no-cache';
  const compressed = compressedAssets(folder);
  site.get('/assets/:name{[\\w-][\\w.-]*\\.(?:css|js)}', async (c, next) => {
    const accepted = c.req.header('Accept-Encoding')?.includes('gzip') ?? false;
    const bytes = accepted ? compressed(c.req.param('name')) : undefined;
    if (!bytes) return next();
    return c.body(bytes, 200, {
      'Content-Type': getMimeType(c.req.path) ?? 'text/plain',
      'Content-Encoding': 'gzip',
      'Cache-Control': cachingOf(c.req.path),
      Vary: 'Accept-Encoding',
    });
  });
  site.get(
    '*',
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => fileFor(rules, path),
      onFound: (_file, c) => {
        c.header('Cache-Control', cachingOf(c.req.path));
      },
    }),
  );
  // serveStatic found no file, or the address is malformed.
  site.all('*', (c) => c.notFound());
  return site;
}
