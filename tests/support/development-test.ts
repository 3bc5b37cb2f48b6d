import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './contract.ts';
import { test as base } from './wallet-test.ts';

export interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Vite's dev server on a free port, like `npm run dev`: React's development build, StrictMode, the development tools.
 */
export async function startDevServer(backend: string): Promise<DevServer> {
  // Read by vite.config.ts; `npm run dev` sets it too.
  process.env['WALLET_DEV_BACKEND'] = backend;
  const server = await createServer({
    root,
    mode: 'sandbox',
    logLevel: 'error',
    // Keeps the cache of a running dev server separate.
    cacheDir: join(root, '.cache/vite-test'),
    server: { host: '127.0.0.1', port: 0, strictPort: false, hmr: false, watch: null },
  });
  delete process.env['WALLET_DEV_BACKEND'];
  await server.listen();
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url: url.replace(/\/$/, ''), close: () => server.close() };
}

/** The common fixtures, with pages from the dev server in front of the sandbox. */
export const test = base.extend<object, { devServer: DevServer }>({
  devServer: [
    async ({ sandboxServer }, use) => {
      const server = await startDevServer(sandboxServer.url);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ devServer }, use) => {
    await use(devServer.url);
  },
});
