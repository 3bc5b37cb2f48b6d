import type { Page } from '@playwright/test';
import { advancePageClock } from '../support/page-time.ts';
import { amount, create, picture, sheet, timer, view } from '../support/qr-sheet.ts';
import { callsOf, expect, openSignedIn, test } from '../support/wallet-test.ts';
import { inSeries } from '../support/volume.ts';

const minute = 60_000;

/** Sets a wrong device clock and creates a code for 15 minutes. */
async function createCode(page: Page, wrongBy: number) {
  await create(page, '150');
  await expect(picture(page)).toBeVisible();
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - wrongBy)).toBeLessThan(minute);
}

/** Removes the Date header from answers about codes, as for another origin that does not expose it. */
const withoutDate = (page: Page) =>
  page.route('**/api/qrcode/**', async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== 'date'));
    await route.fulfill({ response, headers });
  });

for (const [how, wrongBy] of [
  ['16 minutes fast', 16 * minute],
  ['10 minutes slow', -10 * minute],
] as const) {
  test(
    `R-238 A-120 quality 12 on a device that is ${how} a code lasts as long as the service says`,
    inSeries(wrongBy < 0),
    async ({ page, sandbox }) => {
      sandbox.control.setDelays({ settleDelayMs: null });
      await page.clock.install({ time: Date.now() + wrongBy });
      await openSignedIn(page, sandbox, view('WW'));
      await createCode(page, wrongBy);
      await expect(timer(page)).toHaveText(/^Expires in (15:00|14:\d\d)$/);
      await expect(sheet(page).getByText("This time follows this device's clock.")).toHaveCount(0);
      await page.clock.fastForward(15 * minute);
      await expect(sheet(page).getByText("This QR code has expired. Don't pay it. Create a new one.")).toBeVisible();
      await expect(picture(page)).toHaveCount(0);
    },
  );
}

test(
  'A-120 R-231 without the service’s clock a slow device shows a warning, and checks at the end whether the code has expired',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await page.clock.install({ time: Date.now() - 10 * minute });
    await openSignedIn(page, sandbox, view('WW'));
    await withoutDate(page);
    await createCode(page, -10 * minute);
    await expect(timer(page)).toHaveText(/^Expires in (25:00|24:\d\d)$/);
    await expect(sheet(page).getByText("This time follows this device's clock.")).toBeVisible();
    sandbox.control.advanceClock(25 * minute);
    sandbox.control.clearRequests();
    await page.clock.fastForward(25 * minute);
    await expect(sheet(page).getByText('This QR code can no longer be used.')).toBeVisible();
    await expect(amount(page)).toBeVisible();
    expect(callsOf(sandbox, 'getQrcode')).not.toHaveLength(0);
  },
);

test(
  'A-120 without the service’s clock a device 16 minutes fast shows the code and says that its end is unknown',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await page.clock.install({ time: Date.now() + 16 * minute });
    await openSignedIn(page, sandbox, view('WW'));
    await withoutDate(page);
    await createCode(page, 16 * minute);
    await expect(timer(page)).toHaveCount(0);
    await expect(sheet(page).getByText("We can't tell when this QR code expires.")).toBeVisible();
    await advancePageClock(page);
    await expect(picture(page)).toBeVisible();
    // Read again when the page becomes visible: by then the service has ended it.
    sandbox.control.settleQr('0812345678', 'expired');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(sheet(page).getByText('This QR code can no longer be used.')).toBeVisible();
  },
);
