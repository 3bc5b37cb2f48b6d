import { advancePageClock } from '../support/page-time.ts';
import { create, picture, sheet, view } from '../support/qr-sheet.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

test('A-126 A-127 a code that is paid elsewhere becomes "money in" with the new balance, without a tap', async ({
  page,
  sandbox,
}) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await page.clock.install();
  await openSignedIn(page, sandbox, view('WW'));
  const baseline = page.waitForResponse('**/api/statement');
  await create(page, '500');
  await expect(picture(page)).toBeVisible();
  await (await baseline).finished();
  sandbox.control.settleQr(members.rich, 'paid');
  await advancePageClock(page, 11_000);
  const told = sheet(page).getByRole('status');
  await expect(told).toHaveText('Money in: +500.00 baht');
  await expect(told).toBeFocused();
  await expect(sheet(page)).toContainText('Main wallet฿8,680.00');
  await expect(picture(page)).toHaveCount(0);
});

test(
  'A-127 R-238 a code that ends without a deposit of its amount "can no longer be used"',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await page.clock.install();
    await openSignedIn(page, sandbox, view('WW'));
    await create(page, '500');
    await expect(picture(page)).toBeVisible();
    sandbox.control.settleQr(members.rich, 'expired');
    sandbox.control.credit(members.rich, 499);
    await advancePageClock(page, 11_000);
    await expect(sheet(page).getByText('This QR code can no longer be used.')).toBeVisible();
    await expect(sheet(page).getByText(/Money in/)).toHaveCount(0);
  },
);
