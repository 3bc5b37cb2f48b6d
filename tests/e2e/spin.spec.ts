import { common } from '../../src/i18n/en/common.ts';
import { spin as english } from '../../src/i18n/en/spin.ts';
import { afterJoining, advancePageClock } from '../support/page-time.ts';
import { callsOf, expect, members, openSignedIn, test } from '../support/wallet-test.ts';
import { colorAtPointer, hub, letWin, slices } from '../support/wheel.ts';

const address = '/user/spin';

test('R-374 R-377 B-09 the page has the wheel, the coins, and the slices as text', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  await expect(hub(page)).toHaveText('Spin 3 coins');
  await expect(hub(page)).toHaveAccessibleName('Spin 3 coins');
  await expect(page.getByRole('list', { name: english.prizes }).getByRole('listitem')).toHaveText(
    slices.map(({ label }) => label),
  );
  // Each slice has its position and colour on the canvas; the first starts above the hub, clockwise.
  const colors = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement, count) => {
    const context = canvas.getContext('2d');
    const middle = canvas.width / 2;
    return Array.from({ length: count }, (_, index) => {
      const angle = ((index + 0.12) / count) * 2 * Math.PI;
      const at = (radius: number): [number, number] => [
        middle + radius * Math.sin(angle),
        middle - radius * Math.cos(angle),
      ];
      const [red = 0, green = 0, blue = 0] = context?.getImageData(...at(middle * 0.92), 1, 1).data ?? [];
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
    });
  }, slices.length);
  expect(colors).toEqual(slices.map(({ bgColor }) => bgColor.toUpperCase()));
  expect(callsOf(sandbox, 'getSpinSetup')).toHaveLength(1);
  // The package's own English label is hidden from screen readers.
  await expect(page.locator('canvas')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.locator('canvas')).not.toHaveAttribute('aria-label');
});

test('R-377 each slice has its label in its text colour', { tag: '@full' }, async ({ page, sandbox }) => {
  const sliceOf = (code: string, bgColor: string, textColor: string) => ({
    ...{ code, label: '████████', bgColor, textColor, htmlDescription: null },
  });
  const slices = [sliceOf('A', '#000040', '#00FF00'), sliceOf('B', '#400000', '#FF00FF')];
  const setup = { result: { activeSpinwheel: { name: 'Two', slices }, userCoin: 1 } };
  sandbox.control.fail('getSpinSetup', { body: setup, times: 5 });
  await openSignedIn(page, sandbox, address);
  await expect(hub(page)).toBeVisible();
  // With two slices the first is the right half.
  const halves = await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const half = canvas.width / 2;
    return [half, 0].map((left) => {
      const data = canvas.getContext('2d')?.getImageData(left, 0, half, canvas.height).data ?? [];
      const count = (red: number, green: number, blue: number) => {
        let found = 0;
        for (let at = 0; at < data.length; at += 4)
          if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) found += 1;
        return found > 100;
      };
      return { green: count(0, 255, 0), magenta: count(255, 0, 255) };
    });
  });
  expect(halves).toEqual([
    { green: true, magenta: false },
    { green: false, magenta: true },
  ]);
});

test('R-382 R-386 the prize modal shows label and description; after it is closed the set-up is read again', async ({
  page,
  sandbox,
}) => {
  await openSignedIn(page, sandbox, address);
  const dialog = page.getByRole('dialog', { name: english.result });
  const ways = {
    OK: () => dialog.getByRole('button', { name: 'OK' }).click(),
    Escape: () => page.keyboard.press('Escape'),
    Back: async () => {
      await page.goBack();
    },
  };
  for (const [index, close] of Object.values(ways).entries()) {
    letWin(sandbox, 'C50', 5);
    await hub(page).click();
    await expect(dialog).toContainText('คูปองมูลค่า 50 บาท');
    await expect(dialog.locator('strong')).toHaveText('50 บาท');
    await expect(dialog.getByRole('status')).toHaveText('The wheel stopped at คูปอง 50. 5 coins left.');
    await expect(hub(page)).toHaveText('Spin 5 coins');
    expect(callsOf(sandbox, 'getSpinSetup')).toHaveLength(index + 1);
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/user\/spin$/);
    await expect.poll(() => callsOf(sandbox, 'getSpinSetup').length).toBe(index + 2);
    await expect(hub(page)).toHaveText('Spin 3 coins');
    await expect(hub(page)).toBeFocused();
  }
  // A shown prize is not shown again.
  await page.goForward();
  await expect(page).toHaveURL(/open=prize$/);
  await expect(dialog).toBeHidden();
});

test('R-379 without coins no spin is sent, and the page gives the reason', async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, address, members.empty);
  await expect(hub(page)).toHaveText('Spin 0 coins');
  await expect(page.getByText(english.noCoins)).toBeVisible();
  await hub(page).click({ force: true });
  await hub(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press(' ');
  await advancePageClock(page);
  expect(callsOf(sandbox, 'spin')).toHaveLength(0);
  // Negative coins are refused too.
  const setup = { activeSpinwheel: { name: 'Wheel', slices }, userCoin: -1 };
  sandbox.control.fail('getSpinSetup', { body: { result: setup }, times: 5 });
  await page.reload();
  await expect(hub(page)).toHaveText('Spin -1 coin');
  await hub(page).click({ force: true });
  await advancePageClock(page);
  expect(callsOf(sandbox, 'spin')).toHaveLength(0);
});

test('R-385 R-444 A-82 a refused spin is an alert and the wheel does not turn', async ({ page, sandbox }) => {
  await page.clock.install();
  await openSignedIn(page, sandbox, address);
  const before = await colorAtPointer(page);
  const alert = page.getByRole('alertdialog', { name: "That didn't go through" });
  const refusals: [Parameters<typeof sandbox.control.fail>[1], string][] = [
    [{ code: 'NO_DATA' }, english['error.NO_DATA']],
    [{ code: 'REQUEST_LIMIT' }, 'Too many attempts. Please try again later.'],
    [{ body: { success: false, error: 'NO_DATA', result: null } }, english['error.NO_DATA']],
    [{ body: { success: false, error: 'INVALID_CODE' } }, english['error.INVALID_CODE']],
    [{ body: { success: false, error: 'ปิดปรับปรุงวงล้อ' } }, 'ปิดปรับปรุงวงล้อ'],
    [{ body: { success: false, error: null } }, common.refusedWithoutReason],
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
});

test('A-01 A-118 a success without a prize is an unknown outcome', async ({ page, sandbox }) => {
  await openSignedIn(page, sandbox, address);
  for (const body of [{ success: true }, { success: true, data: { code: 'S10', label: '10', remainingCoin: 2 } }]) {
    sandbox.control.fail('spin', { body });
    await hub(page).click();
    await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
    const setups = callsOf(sandbox, 'getSpinSetup').length;
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(hub(page)).toHaveText('Spin 3 coins');
    await expect.poll(() => callsOf(sandbox, 'getSpinSetup')).toHaveLength(setups + 1);
  }
});

test('R-377 R-386 quality 7: hostile slices are shown as text', { tag: '@full' }, async ({ page, sandbox }) => {
  const attack = '<img src=x onerror="document.title=`owned`"><script>document.title="owned"</script><b>won</b>';
  const hostile = (code: string) => ({
    code,
    label: `${attack}${'ก็'.repeat(500)}`,
    bgColor: 'url(//evil.example/x)',
    textColor: 'red;background:url(//evil.example/y)',
    htmlDescription: attack,
  });
  const setup = { result: { activeSpinwheel: { name: attack, slices: [hostile('A'), hostile('B')] }, userCoin: 2 } };
  sandbox.control.fail('getSpinSetup', { body: setup, times: 5 });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(sandbox.url)) elsewhere.push(request.url());
  });
  await openSignedIn(page, sandbox, address);
  letWin(sandbox, 'B');
  await hub(page).click();
  const dialog = page.getByRole('dialog', { name: english.result });
  await expect(dialog.locator('strong')).toHaveText('won');
  await expect(dialog.locator('script, img[onerror]')).toHaveCount(0);
  expect(await page.title()).not.toContain('owned');
  expect(elsewhere).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('A-114 a failed load of the wheel can be repeated; without a wheel the page says so', async ({
  page,
  sandbox,
}) => {
  sandbox.control.fail('getSpinSetup', { status: 500, times: 50 });
  await openSignedIn(page, sandbox, address);
  const retry = page.getByRole('button', { name: "Couldn't load. Try again." });
  await expect(retry).toBeVisible();
  await expect(hub(page)).toBeHidden();
  sandbox.control.clearFaults();
  await retry.click();
  await expect(hub(page)).toBeVisible();
  sandbox.control.fail('getSpinSetup', { body: { result: { activeSpinwheel: null, userCoin: 3 } }, times: 5 });
  await page.reload();
  await expect(page.getByText(english.noWheel)).toBeVisible();
});
