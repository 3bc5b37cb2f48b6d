import type { Page } from '@playwright/test';
import { startDevServer } from '../support/dev-server.ts';
import { expect, members, password, test as base } from '../support/wallet-test.ts';

const test = base.extend<object, { devServer: { url: string } }>({
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
// One dev server for all of it.
test.describe.configure({ mode: 'default' });

async function signIn(page: Page) {
  await page.goto('/login');
  await page.getByLabel('Phone number').fill(members.rich);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('region', { name: 'Total balance' })).toContainText('฿12,480.50');
}

test('R-205 A-105', async ({ page, sandbox }) => {
  const t = Date.now();
  await signIn(page);
  console.log(
    Date.now() - t,
    sandbox.requests.map(({ operationId }) => operationId),
  );
  await page.waitForTimeout(1000);
  console.log(sandbox.requests.map(({ operationId }) => operationId));
  await page.screenshot({ path: '/tmp/ct/dev1.png' });
});
