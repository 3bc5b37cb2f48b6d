import { moneyCommands } from '../support/money-commands.ts';
import { expect, openSignedIn, test } from '../support/wallet-test.ts';

test(
  'R-425 an error is a red toast for four seconds, or a permanent line in the form',
  { tag: '@full' },
  async ({ page, sandbox }) => {
    await page.clock.install();
    const command = moneyCommands['gift link'];
    await openSignedIn(page, sandbox, command.address());
    await command.fill(page, 0);
    sandbox.control.fail('submitTruelink', { code: 'TRUELINK_INVALID' });
    await page.clock.pauseAt(Date.now() + 60_000);
    await command.submit(page).click();
    const toast = page.locator('[data-tone=danger]');
    // Advances the clock in small steps, for timers on the way.
    await expect
      .poll(async () => {
        await page.clock.runFor(10);
        return toast.count();
      })
      .toBe(1);
    await expect(toast).toHaveRole('alert');
    const [red, green] = await toast.evaluate(
      (element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(red).toBeGreaterThan((green ?? 0) + 50);
    await page.clock.runFor(3_800);
    await expect(toast).toBeVisible();
    await page.clock.runFor(300);
    await expect(toast).toBeHidden();
  },
);

test('R-425 R-445 the error line of a form stays until the member types', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Phone number').fill('0812345678');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  sandbox.control.fail('login', { code: 'WRONG_PASSWORD' });
  await page.getByRole('button', { name: 'Log in' }).click();
  const line = page.getByRole('alert');
  await expect(line).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(line).toBeVisible();
  await page.getByLabel('Phone number').press('1');
  await expect(line).toHaveCount(0);
});
