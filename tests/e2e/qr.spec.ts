import type { Page } from '@playwright/test';
import type { Schemas } from '../../generated/operations.ts';
import { goWithin } from '../support/command.ts';
import { allSent, advancePageClock, stopClock } from '../support/page-time.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { amount, picture, submit, timer, create, sheet, view } from '../support/qr-sheet.ts';

const quick = (page: Page) => sheet(page).getByRole('group', { name: 'Quick amounts' }).getByRole('button');
const code = (differs: Partial<Schemas['Qrcode']>): Schemas['Qrcode'] => ({
  qrcodeId: 'a1',
  hasQrcode: true,
  qrcode: '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>',
  amount: 150,
  expireIn: new Date(Date.now() + 90_000).toISOString(),
  message: null,
  ...differs,
});

test(
  'R-222 R-223 R-224 each provider has its quick amounts, and a problem for the amount it does not take',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, view('KBANK'));
    for (const [bank, amounts, refused] of [
      ['WW', ['100', '200', '300', '500', '1,000'], '99'],
      ['FP', ['10', '50', '100', '500', '1,000'], '9'],
      ['KBANK', ['10', '20', '50', '100', '500', '1,000'], '100.005'],
    ] as const) {
      await goWithin(page, '/user/home');
      await expect(sheet(page)).toBeHidden();
      await goWithin(page, view(bank));
      await expect(quick(page)).toHaveText([...amounts]);
      const hint = sheet(page).getByText('with this provider');
      if (bank !== 'KBANK') await hint.evaluate((element) => element.setAttribute('data-before', ''));
      await create(page, refused);
      await expect(sheet(page).getByRole('alert')).toHaveText(bank === 'KBANK' ? /2\sdecimal\splaces$/ : /^Minimum/);
      // A new element, so that the hint's text is announced.
      await expect(sheet(page).locator('[data-before]')).toHaveCount(0);
    }
  },
);

test(
  'R-221 R-228 R-229 KBANK has no minimum, and its code is there when its view opens again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await openSignedIn(page, sandbox, view('KBANK'));
    await expect(amount(page)).toBeVisible();
    expect(callsOf(sandbox, 'getQrcode').at(-1)?.path).toBe('/api/qrcode/KBANK');
    await create(page, '0');
    await expect(sheet(page).getByRole('alert')).toHaveCount(0);
    expect(callsOf(sandbox, 'createQrcode')).toEqual([]);
    await create(page, '0.5');
    await expect(picture(page)).toHaveAccessibleName('QR code for 0.50 baht');
    expect(callsOf(sandbox, 'createQrcode').map(({ path, body }) => [path, body])).toEqual([
      ['/api/qrcode/KBANK', { amount: 0.5 }],
    ]);
    await page.goto(view('KBANK'));
    await expect(picture(page)).toBeVisible();
    await expect(amount(page)).toHaveCount(0);
  },
);

test('R-232 R-233 R-234 a code is cancelled, replaced by another provider’s, and paid', async ({ page, sandbox }) => {
  sandbox.control.setDelays({ settleDelayMs: null });
  await openSignedIn(page, sandbox, view('WW'));
  await quick(page).filter({ hasText: '300' }).click();
  await expect(submit(page)).toHaveText('Create QR 300.00 baht');
  await submit(page).click();
  await expect(picture(page)).toHaveAccessibleName('QR code for 300.00 baht');
  const [first] = sandbox.control.qrcodes(members.rich);
  await sheet(page).getByRole('button', { name: 'Cancel QR' }).click();
  await expect(page.getByText('QR code cancelled')).toBeVisible();
  expect(callsOf(sandbox, 'deleteQrcode').map(({ path }) => path)).toEqual([`/api/qrcode/${first?.qrcodeId}`]);

  // A code for FP voids the one for WW, so the view of WW reads again.
  await create(page, '100');
  await expect(picture(page)).toBeVisible();
  await goWithin(page, view('FP'));
  await create(page, '10');
  await expect(picture(page)).toHaveAccessibleName('QR code for 10.00 baht');
  sandbox.control.clearRequests();
  await goWithin(page, view('WW'));
  await expect(amount(page)).toBeVisible();
  expect(callsOf(sandbox, 'getQrcode').map(({ path }) => path)).toEqual(['/api/qrcode/WW']);
  await goWithin(page, view('FP'));
  await expect(picture(page)).toBeVisible();
  sandbox.control.settleQr(members.rich, 'paid');
  await sheet(page).getByRole('button', { name: "I've paid" }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(
    page.getByText('Refresh your balance. Money reaches your wallet within 1 minute of a deposit.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Refresh balance' }).click();
  await expect(page.getByText('฿8,190.00')).toBeVisible();
});

test(
  'R-230 R-231 R-459 on a slow device the countdown follows the service, warns and ends',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await page.clock.install({ time: Date.now() - 600_000 });
    await openSignedIn(page, sandbox, view('WW'));
    await create(page, '150');
    await expect(timer(page)).toHaveText(/^Expires in (15:00|14:\d\d)$/);
    await expect(sheet(page).getByText("This time follows this device's clock.")).toHaveCount(0);
    await page.clock.fastForward(14.5 * 60_000);
    await expect(
      sheet(page)
        .getByText(/^This QR code expires in \d\d\sseconds$/)
        .first(),
    ).toBeVisible();
    await expect(timer(page)).toHaveText(/^Expires in 00:[0-3]\d$/);
    await expect(picture(page)).toBeVisible();
    await page.clock.fastForward(30_000);
    await expect(sheet(page).getByText("This QR code has expired. Don't pay with it. Create a new one.")).toBeVisible();
    await expect(sheet(page).getByRole('link', { name: /Upload your slip/ })).toBeVisible();
    await expect(picture(page)).toHaveCount(0);
    await expect(amount(page)).toBeVisible();
  },
);

test(
  'A-126 A-127 B-41 a code that is paid elsewhere becomes "money in" without a tap',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await page.clock.install();
    await openSignedIn(page, sandbox, view('WW'));
    const baseline = page.waitForResponse('**/api/statement');
    await create(page, '500');
    await expect(picture(page)).toBeVisible();
    await (await baseline).finished();
    sandbox.control.settleQr(members.rich, 'paid');
    await advancePageClock(page, 11_000);
    await expect(sheet(page).getByRole('group', { name: 'Deposit received' })).toBeFocused();
    await expect(sheet(page)).toContainText('500.00 bahtDeposit receivedMain wallet฿8,680.00');
  },
);

test(
  'R-238 quality 12 a page that becomes visible reads the code again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const body = code({ expireIn: new Date(Date.now() + 900_000).toISOString() });
    // For three reads: at the start, before the clock stops, and after the sleep. The fourth gets the real answer.
    sandbox.control.fail('getQrcode', { body, times: 3 });
    await openSignedIn(page, sandbox, view('WW'));
    await expect(timer(page)).toHaveText(/^Expires in 14:\d\d$/);
    const polled = page.waitForResponse('**/api/qrcode/WW');
    await stopClock(page);
    await (await polled).finished();
    await allSent(page);
    // During sleep the clock runs, but no timers.
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 300_000);
    sandbox.control.advanceClock(300_000);
    const read = page.waitForResponse('**/api/qrcode/WW');
    await lookAgain();
    await (await read).finished();
    await allSent(page);
    // Correct within a second after becoming visible.
    await page.clock.runFor(1000);
    await expect(timer(page)).toHaveText(/^Expires in 09:\d\d$/);
    await page.clock.resume();
    await lookAgain();
    await expect(sheet(page).getByText('This QR code can no longer be used.')).toBeVisible();
    await expect(amount(page)).toBeVisible();
    expect(callsOf(sandbox, 'getQrcode')).toHaveLength(4);
  },
);

test('R-235 R-237 a missing code is a toast, and no markup runs', { tag: '@full' }, async ({ page, sandbox }) => {
  const message = 'ช่องทางนี้ปิดถึง <b>06:00</b>';
  const none = { qrcodeId: null, hasQrcode: false, qrcode: null, amount: null, expireIn: null };
  sandbox.control.fail('createQrcode', { body: { ...none, message } });
  await page.clock.install();
  await openSignedIn(page, sandbox, view('WW'));
  await amount(page).fill('150');
  await submit(page).click();
  await expect(page.locator('[data-tone=danger]')).toHaveText(message);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(amount(page)).toHaveValue('150');
  await expect(amount(page)).toBeFocused();
  const hostile =
    '<img src="x" onerror="window.ran=1"><script>window.ran=1</script>' +
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="window.ran=1"><script>window.ran=1</script><path d="M0 0h9v9H0z"/></svg>';
  for (const qrcode of [hostile, hostile.replace(/^<img[^>]*>/, ''), 'javascript:window.ran=1', '']) {
    sandbox.control.fail('getQrcode', { body: code({ qrcode }) });
    await page.goto(view('WW'));
    await expect(sheet(page).getByRole('button', { name: 'Cancel QR' })).toBeVisible();
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  }
  await expect(
    sheet(page).getByText("We can't show this QR code. Cancel it, or choose another way to deposit."),
  ).toBeVisible();
});
