import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { allSent } from '../support/page-time.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const total = '฿12,480.50';
const homeLoad = ['refreshSlots', 'getWallet', 'getSpinActive'];

const asked = (sandbox: Sandbox) =>
  sandbox.requests.map(({ operationId }) => operationId ?? '').filter((id) => homeLoad.includes(id));

test('A-134 R-082 a page prerendered by the browser sends nothing until it is opened', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await openSignedIn(page, sandbox, '/user/home');
  await allSent(page);
  expect(sandbox.requests).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page.getByText(total)).toBeVisible();
  await expect.poll(() => asked(sandbox)).toEqual(homeLoad);
});
