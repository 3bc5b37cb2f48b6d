import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { operations, root } from '../support/contract.ts';

const folder = 'test-results/api-reference';
const address = (page: string) => pathToFileURL(join(root, folder, page)).href;

// The menu of these pages is hidden on a phone.
test.use({ viewport: { width: 1280, height: 800 } });

// A test of a tool that proves no requirement of the ledger.
test('npm run docs:api: the pages of both contracts send no request', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(90_000);
  execFileSync(process.execPath, ['tools/docs-api.ts', folder], { cwd: root, stdio: 'ignore' });
  const asked: string[] = [];
  // The page's CSP blocks requests to the vendor's host.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') asked.push(request.url());
  });
  page.on('response', (response) => {
    if (/^https?:/.test(response.url())) asked.push(response.url());
  });

  await page.goto(address('index.html'));
  await page.getByRole('link', { name: 'Member wallet', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Member wallet/ }).first()).toBeVisible();
  // The menu renders operations when a tag is opened; the page itself contains them all.
  const html = await page.content();
  const missing = operations.filter(({ id }) => !html.includes(id)).map(({ id }) => id);
  expect(missing).toEqual([]);
  // Parts that the specification does not define are marked.
  await page.getByText('lookup', { exact: true }).first().click();
  await page.getByText('What the deposit texts may state about slips').first().click();
  await expect(page.getByText('A-60', { exact: true }).first()).toBeVisible();

  await page.goto(address('index.html'));
  await page.getByRole('link', { name: 'Member wallet chat' }).click();
  await expect(page.getByRole('heading', { name: /^Member wallet chat/ }).first()).toBeVisible();
  await expect(page.getByText('Join a room').first()).toBeVisible();
  await page.getByText('A chat message').first().click();
  await expect(page.getByText('message_type').first()).toBeVisible();
  expect(asked).toEqual([]);
});
