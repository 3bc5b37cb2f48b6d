import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
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

const isHidden = (path: string, rule: string) =>
  rule.endsWith('/') ? path.startsWith(rule) : rule.startsWith('*') ? path.endsWith(rule.slice(1)) : path === rule;

/** The file for an address: the file itself, the document of its page, or the page for unknown paths. */
function fileFor({ pages, notFound, folders, hidden }: SiteRules, path: string): string {
  if (hidden.some((rule) => isHidden(path, rule))) return '/missing.html';
  if (folders.some((folder) => path.startsWith(folder)) || /^\/[^/]+\.\w+$/.test(path)) return path;
  return pages[path.toLowerCase().replace(/(.)\/$/, '$1')] ?? notFound;
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
