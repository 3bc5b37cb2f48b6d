import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const contentTypes: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.mp4': 'video/mp4' };
const root = join(import.meta.dirname, '../../mocks/assets');

/** Serves the sandbox's pictures under /media in the dev server, because the contract's examples refer to them. */
export function mediaServer(): Plugin {
  return {
    name: 'wallet-media',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/media', (request, response, next) => {
        const file = join(root, normalize(decodeURIComponent((request.url ?? '/').split('?')[0] ?? '/')));
        if (!file.startsWith(root) || !existsSync(file) || !statSync(file).isFile()) {
          next();
          return;
        }
        response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream');
        createReadStream(file).pipe(response);
      });
    },
  };
}
