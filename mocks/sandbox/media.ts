import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { uploadHeaders } from '../../tools/hosting/security-headers.ts';
import type { Service } from './service.ts';

const assets = fileURLToPath(new URL('../assets', import.meta.url));

/** Pictures under /media: those of the repository, and uploads byte for byte. */
export function createMedia(service: Service): Hono {
  const media = new Hono();
  media.use('/media/*', async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(uploadHeaders)) c.res.headers.set(name, value);
    c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  });
  media.get('/media/:folder{chat|slips}/uploads/:file', (c) => {
    const upload = service.world.uploads.get(c.req.path);
    return upload ? c.body(upload.bytes, 200, { 'Content-Type': upload.contentType }) : c.notFound();
  });
  media.get('/media/*', serveStatic({ root: assets, rewriteRequestPath: (path) => path.slice('/media'.length) }));
  media.all('/media/*', (c) => c.notFound());
  return media;
}
