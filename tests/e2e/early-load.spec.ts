import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { holdRequests } from '../support/held-request.ts';
import { allSent } from '../support/page-time.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

const homeFile = '/assets/home-*.js';
const total = '฿12,480.50';
const homeLoad = ['refreshSlots', 'getWallet', 'getSpinActive'];

const asked = (sandbox: Sandbox) =>
  sandbox.requests.map(({ operationId }) => operationId ?? '').filter((id) => homeLoad.includes(id));

/** Opens home while its code is held back. */
async function openWithoutHome(page: Page, sandbox: Sandbox) {
  const release = await holdRequests(page, homeFile);
  await openSignedIn(page, sandbox, '/user/home');
  return release;
}

test('A-134 R-205 A-105 balances are requested once, before the code', { tag: '@full' }, async ({ page, sandbox }) => {
  const release = await openWithoutHome(page, sandbox);
  await expect.poll(() => asked(sandbox)).toEqual(['refreshSlots', 'getWallet']);
  release();
  await expect(page.getByText(total)).toBeVisible();
  await expect.poll(() => asked(sandbox)).toEqual(homeLoad);
  await allSent(page);
  expect(asked(sandbox)).toEqual(homeLoad);
});

test('A-134 R-421 no request follows an answer that ends the session', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.fail('refreshSlots', { code: 'EXPIRED_AUTH_TOKEN' });
  const release = await openWithoutHome(page, sandbox);
  await expect.poll(() => asked(sandbox)).toEqual(['refreshSlots']);
  release();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('alert')).toHaveText([/\S/]);
  await allSent(page);
  expect(asked(sandbox)).toEqual(['refreshSlots']);
});

test(
  'A-134 A-116 a token that is illegal in a header causes no request',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'two words'));
    await page.goto('/user/home');
    await expect(page).toHaveURL(/\/login$/);
    await allSent(page);
    expect(asked(sandbox)).toEqual([]);
  },
);

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
