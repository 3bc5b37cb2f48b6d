import type { Page } from '@playwright/test';
import { amount, create, picture, sheet, timer, view } from '../support/qr-sheet.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';

const minute = 60_000;

/** Creates a code for 15 minutes on a device that is 10 minutes slow. */
async function createCode(page: Page) {
  await create(page, '150');
  await expect(picture(page)).toBeVisible();
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() + 10 * minute)).toBeLessThan(minute);
}

/** Removes the Date header from answers about codes, as for another origin that does not expose it. */
const withoutDate = (page: Page) =>
  page.route('**/api/qrcode/**', async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'date'));
    await route.fulfill({ response, headers });
  });

test('R-238 A-120 quality 12 on a slow device a code lasts as long as the service says', async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await page.clock.install({ time: Date.now() - 10 * minute });
  await openSignedIn(page, sandbox, view('WW'));
  await createCode(page);
  await expect(timer(page)).toHaveText(/^Expires in (15:00|14:\d\d)$/);
  await expect(sheet(page).getByText("This time follows this device's clock.")).toHaveCount(0);
  await page.clock.fastForward(15 * minute);
  await expect(sheet(page).getByText("This QR code has expired. Don't pay it. Create a new one.")).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
});

test('A-120 R-231 by its own clock a slow device shows a warning', { tag: '@full' }, async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await page.clock.install({ time: Date.now() - 10 * minute });
  await openSignedIn(page, sandbox, view('WW'));
  await withoutDate(page);
  await createCode(page);
  await expect(timer(page)).toHaveText(/^Expires in (25:00|24:\d\d)$/);
  await expect(sheet(page).getByText("This time follows this device's clock.")).toBeVisible();
  sandbox.control.advanceClock(25 * minute);
  sandbox.control.clearRequests();
  await page.clock.fastForward(25 * minute);
  await expect(sheet(page).getByText('This QR code can no longer be used.')).toBeVisible();
  await expect(amount(page)).toBeVisible();
  expect(callsOf(sandbox, 'getQrcode')).not.toHaveLength(0);
});
