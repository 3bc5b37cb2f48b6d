import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { z } from 'zod/mini';

const headersFile = z.object({ headers: z.record(z.string(), z.string()) });

function headersOf(folder: string): Record<string, string> {
  const file = join(folder, 'headers.json');
  return existsSync(file) ? headersFile.parse(JSON.parse(readFileSync(file, 'utf8'))).headers : {};
}

/** The file behind an address: itself, its prerendered page, or the app's entry for a route of the app. */
function fileFor(folder: string, path: string): string {
  if (path === '/headers.json') return '/index.html';
  if (extname(path)) return path;
  const page = path.replace(/\/$/, '');
  const prerendered = [`${page}.html`, `${page}/index.html`].find(
    (file) => file !== '.html' && existsSync(join(folder, file)),
  );
  return prerendered ?? '/index.html';
}

function cachingOf(file: string): string {
  return /[\\/]assets[\\/]/.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The built app in `folder`, with the headers that the build wrote beside it (quality.md 8). */
export function createSite(folder: string): Hono {
  if (!existsSync(join(folder, 'index.html'))) throw new Error(`There is no built app in ${folder}.`);
  const site = new Hono();
  const headers = headersOf(folder);
  site.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  });
  site.get(
    '*',
    serveStatic({
      root: folder,
      rewriteRequestPath: (path) => fileFor(folder, path),
      onFound: (file, c) => c.header('Cache-Control', cachingOf(file)),
    }),
  );
  // What serveStatic passes on is a missing file, or an address too odd to be one.
  site.all('*', (c) => c.notFound());
  return site;
}
