import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createServer } from 'vite';
import { contractExample } from '../../mocks/sandbox/contract-example.ts';
import { root } from '../support/contract.ts';
import { expect, openSignedIn, test as base } from '../support/wallet-test.ts';

interface DevServer {
  url: string;
  close: () => Promise<void>;
}

/**
 * Vite's dev server on a free port, like `npm run dev`: React's development build, StrictMode, the development tools.
 */
async function startDevServer(backend: string): Promise<DevServer> {
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
const test = base.extend<object, { devServer: DevServer }>({
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

// One dev server for all tests: the first page waits until its packages are prepared.
test.describe.configure({ mode: 'default', timeout: 60_000 });

test.describe('the violation overlay', () => {
  test.use({ expectedConsole: [/^Contract violation: getWallet/] });

  test(
    'B-12 quality 9: a broken answer shows operation, pointer and value',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      const body = contractExample('getWallet');
      Object.assign(body.slots[1] ?? {}, { category: 'casino' });
      sandbox.control.fail('getWallet', { body });
      test.setTimeout(60_000);
      await openSignedIn(page, sandbox, '/user/home');
      const overlay = page.getByRole('list', { name: 'Contract violations' });
      // The first page of a dev server waits for its modules.
      await expect(overlay.getByRole('listitem')).toHaveText(
        ['getWallet GET /api/wallet answered 200/slots/1/category: invalid_value"casino"'],
        { timeout: 40_000 },
      );
      sandbox.control.fail('getWallet', { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' });
      await page.getByRole('button', { name: 'Refresh balance' }).click();
      await expect(overlay.getByRole('listitem')).toHaveCount(2);
      await expect(overlay.getByRole('listitem').first()).toContainText('answered 502the body: not JSON');
      await page.getByRole('button', { name: 'Clear violations' }).click();
      await expect(overlay).toHaveCount(0);
    },
  );
});

test.describe('the scenario switch', () => {
  const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Scenarios' });

  async function choose(page: Page, operation: string, answer: string) {
    await sheetOf(page).getByLabel('Operation').selectOption(operation);
    await sheetOf(page).getByLabel('Answer').selectOption(answer);
    await sheetOf(page).getByRole('button', { name: 'Answer with it' }).click();
  }

  test(
    'B-13 on the sandbox, any named example of any operation, until it is removed; its address shows the same',
    { tag: '@full' },
    async ({ page, sandbox }) => {
      await openSignedIn(page, sandbox, '/user/statement');
      const entries = page.getByRole('main').getByRole('listitem');
      await expect(entries.first()).toBeVisible();
      // Also by keyboard, so that an open sheet does not block it.
      await page.keyboard.press('Alt+KeyS');
      await choose(page, 'listStatements', '200 empty');
      await expect(page.getByText('No transactions yet')).toBeVisible();
      await expect(page).toHaveURL(/\/user\/statement\?scenario=listStatements:200:empty$/);

      sandbox.control.clearFaults();
      await page.reload();
      await expect(page.getByText('No transactions yet')).toBeVisible();
      await page.getByRole('button', { name: 'Scenarios (1)' }).click();
      await sheetOf(page).getByRole('button', { name: 'Remove' }).click();
      await expect(entries.first()).toBeVisible();
      await expect(page).toHaveURL(/\/user\/statement$/);
    },
  );
});
