import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { create, picture, sheet, view } from '../support/qr-sheet.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

test('A-133 R-227 a code whose file was lost is shown after a retry, without a reload', async ({ page, sandbox }) => {
  const file = /\/assets\/(qr-markup|QrcodeCard)-[^/]+\.js$/;
  await page.route(file, (route) => route.abort());
  await openSignedIn(page, sandbox, view('WW'));
  await create(page, '150');
  const again = sheet(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(file);
  await again.click();
  await expect(picture(page)).toBeVisible();
  expect(callsOf(sandbox, 'createQrcode')).toHaveLength(1);
});

test('A-133 quality 17: no file is called like an advertisement, which a filter blocks', () => {
  const names = readdirSync(join(import.meta.dirname, '../../dist/sandbox/assets'));
  expect(names.length).toBeGreaterThan(50);
  expect(
    names.filter((name) => /banner|promo|advert|\bads?\b|popup|sponsor|analytics|tracking|pixel/i.test(name)),
  ).toEqual([]);
});

test('A-133 server text whose reader was lost is shown after a retry', { tag: '@full' }, async ({ page, sandbox }) => {
  const file = /\/assets\/parse-server-html-[^/]+\.js$/;
  await page.route(file, (route) => route.abort());
  await openSignedIn(page, sandbox, '/user/home?open=conditions');
  const again = sheet(page).getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.unroute(file);
  await again.click();
  await expect(sheet(page).getByRole('listitem').first()).toBeVisible();
});
