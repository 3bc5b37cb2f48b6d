import { advancePageClock } from '../support/page-time.ts';
import { create, picture, sheet, view } from '../support/qr-sheet.ts';
import { expect, members, openSignedIn, test } from '../support/wallet-test.ts';

test('A-126 A-127 a code that is paid elsewhere becomes "money in" without a tap', async ({ page, sandbox }) => {
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
