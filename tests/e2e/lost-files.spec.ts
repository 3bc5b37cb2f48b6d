import { create, picture, sheet, view } from '../support/qr-sheet.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

test('A-133 R-227 a code whose file was lost is shown after a retry, without a reload', async ({ page, sandbox }) => {
  const file = /\/assets\/(qr-markup|QrcodeCard)-[^/]+\.js$/;
  await page.route(file, (route) => route.abort());
  await openSignedIn(page, sandbox, view('WW'));
  await create(page, '150');
  const again = sheet(page).getByRole('button', { name: "Couldn't load. Try again." });
  await expect(again).toBeVisible();
  await page.unroute(file);
  await again.click();
  await expect(picture(page)).toBeVisible();
  expect(callsOf(sandbox, 'createQrcode')).toHaveLength(1);
});
