import { wheels } from '../../mocks/sandbox/state/wheel-prizes.ts';
import { spin as english } from '../../src/i18n/en/spin.ts';
import { afterJoining, advancePageClock } from '../support/page-time.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { colorAtPointer, hub, letWin, slices } from '../support/wheel.ts';

const address = '/user/spin';

test(
  'R-374 R-377 B-09 the page has the wheel, the coins, and the slices as text',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    await expect(hub(page)).toHaveText('Spin 3 coins');
    await expect(hub(page)).toHaveAccessibleName('Spin 3 coins');
    await expect(page.getByRole('list', { name: english.prizes }).getByRole('listitem')).toHaveText(
      slices.map(({ label }) => label),
    );
    await expect(page.getByRole('region', { name: wheels.BAHT.name }).getByText(wheels.BAHT.name)).toHaveAttribute(
      'lang',
      'th',
    );
    expect(callsOf(sandbox, 'getSpinSetup')).toHaveLength(1);
    // The package's own English label is hidden from screen readers.
    await expect(page.locator('canvas')).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator('canvas')).not.toHaveAttribute('aria-label');
  },
);

test(
  'R-382 R-386 the prize shows its slice and its description; after it the set-up is read again',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    const dialog = page.getByRole('dialog', { name: english.result });
    letWin(sandbox, 'C50', 5);
    await hub(page).click();
    await expect(dialog).toContainText('คูปองมูลค่า 50 บาท');
    await expect(dialog.locator('strong')).toHaveText('50 บาท');
    await expect(dialog.getByRole('status')).toHaveText('คูปอง 50. 5 coins left');
    await expect(dialog.getByRole('status').getByText('คูปอง 50', { exact: true })).toHaveAttribute('lang', 'th');
    await expect(hub(page)).toHaveText('Spin 5 coins');
    expect(callsOf(sandbox, 'getSpinSetup')).toHaveLength(1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    // By the page, and sometimes once more for the comparison after the next spin.
    await expect.poll(() => callsOf(sandbox, 'getSpinSetup').length).toBeGreaterThan(1);
    await expect(hub(page)).toHaveText('Spin 3 coins');
    await expect(hub(page)).toBeFocused();
    // A shown prize is not shown again.
    await page.goForward();
    await expect(page).toHaveURL(/open=prize$/);
    await expect(dialog).toBeHidden();
  },
);

test(
  'R-379 without coins no spin is sent, and the page gives the reason',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openSignedIn(page, sandbox, address, members.empty);
    await expect(hub(page)).toHaveText('Spin 0 coins');
    await expect(page.getByRole('status').filter({ hasText: english.noCoins })).toBeVisible();
    await hub(page).click({ force: true });
    await hub(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press(' ');
    await advancePageClock(page);
    expect(callsOf(sandbox, 'spin')).toHaveLength(0);
  },
);

test(
  'R-385 R-444 A-82 a refused spin is an alert and the wheel does not turn',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    await openSignedIn(page, sandbox, address);
    const before = await colorAtPointer(page);
    const alert = page.getByRole('alertdialog', { name: "That didn't go through" });
    const refusals: [Parameters<typeof sandbox.control.fail>[1], string][] = [
      [{ code: 'NO_DATA' }, english['error.NO_DATA']],
      [{ body: { success: false, error: 'INVALID_CODE' } }, english['error.INVALID_CODE']],
      [{ status: 400, body: { message: 'ວົງລໍ້ປິດ' } }, 'ວົງລໍ້ປິດ'],
    ];
    for (const [fault, message] of refusals) {
      sandbox.control.fail('spin', fault);
      await hub(page).click();
      await expect(alert).toContainText(message);
      await alert.getByRole('button', { name: 'OK' }).click();
      await expect(alert).toBeHidden();
      expect(await colorAtPointer(page)).toBe(before);
      await expect(hub(page)).toHaveText('Spin 3 coins');
      await expect(hub(page)).toBeFocused();
      await expect(hub(page)).not.toHaveAttribute('aria-disabled');
      // The same command within 200 ms of its answer joins it.
      await page.clock.runFor(afterJoining);
    }
    expect(sandbox.control.wheel(members.rich)).toMatchObject({ coins: 3, drawn: [] });
  },
);

test(
  'A-01 A-114 A-118 a success without a prize is an unknown outcome; without a wheel the page says so',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    sandbox.control.fail('spin', { body: { success: true } });
    await hub(page).click();
    await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
    const setups = callsOf(sandbox, 'getSpinSetup').length;
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(hub(page)).toHaveText('Spin 3 coins');
    // The looks for the outcome read the wheel too.
    await expect.poll(() => callsOf(sandbox, 'getSpinSetup').length).toBeGreaterThan(setups);
    sandbox.control.fail('getSpinSetup', { body: { result: { activeSpinwheel: null, userCoin: 3 } }, times: 5 });
    await page.reload();
    await expect(page.getByText(english.noWheel)).toBeVisible();
  },
);

test(
  'A-83 B-41 a prize without a slice shows without turning and picture, and "My coupons" leads to the coupons',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await openSignedIn(page, sandbox, address);
    const before = await colorAtPointer(page);
    sandbox.control.fail('spin', {
      body: { success: true, error: null, result: { code: 'S999', label: 'รางวัลพิเศษ', remainingCoin: 2 } },
    });
    await hub(page).click();
    const dialog = page.getByRole('dialog', { name: english.result });
    await expect(dialog.getByRole('heading', { name: 'รางวัลพิเศษ' })).toBeVisible({ timeout: 3_000 });
    expect(await colorAtPointer(page)).toBe(before);
    await expect(dialog.locator('canvas')).toHaveCount(0);
    await dialog.getByRole('button', { name: english.coupons }).click();
    await expect(page.getByRole('heading', { name: english.coupons })).toBeFocused();
    // By the page, and perhaps for the state before the next spin.
    await expect.poll(() => callsOf(sandbox, 'getSpinSetup').length).toBeGreaterThan(1);
  },
);
