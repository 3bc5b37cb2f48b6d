import { join } from 'node:path';
import { createServer } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Vite's dev server on a free port, as `npm run dev` starts it: React's development build, StrictMode, the development tools. */
export async function startDevServer(backend: string): Promise<{ url: string; close: () => Promise<void> }> {
  // What vite.config.ts reads, as tools/run-together.ts sets it.
  process.env['WALLET_DEV_BACKEND'] = backend;
  const server = await createServer({
    root,
    mode: 'sandbox',
    logLevel: 'error',
    // A dev server that runs beside the tests keeps its own.
    cacheDir: join(root, '.cache/vite-test'),
    server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false, watch: null },
  });
  delete process.env['WALLET_DEV_BACKEND'];
  await server.listen();
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}
