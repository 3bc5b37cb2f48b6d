import { giveAndClose, notice, situations, toasts } from '../support/closed-sheet.ts';
import { goWithin, openCommand, signInFor } from '../support/command.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { advancePageClock } from '../support/page-time.ts';
import { sheet } from '../support/rewards.ts';
import { inSeries, volume } from '../support/volume.ts';
import { expect, submitLogin } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

/** `npm test` runs one command and one situation; the full run all pairs. */
const situationsFor = (number: number) =>
  Object.entries(situations).filter((_, index) =>
    volume({ gate: index === number % Object.keys(situations).length, full: true }),
  );

for (const [number, [name, command]] of Object.entries<MoneyCommand>(moneyCommands).entries()) {
  test(
    `A-118 quality 1: quality 2: a ${name} whose sheet is closed is sent once and told once, where the member is`,
    inSeries(name === 'transfer'),
    async ({ page, sandbox, wire }) => {
      test.setTimeout(60_000);
      sandbox.control.setDelays({ settleDelayMs: null });
      await signInFor(page, sandbox);
      for (const [round, [situation, expectSituation]] of situationsFor(number).entries()) {
        await test.step(situation, async () => {
          await openCommand(page, sandbox, command);
          await expectSituation({ page, wire, command, sandbox }, round);
        });
      }
    },
  );
}

test(
  'B-01 quality 2: a sheet stays locked while its outcome is checked',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    await signInFor(page, sandbox);
    const command = moneyCommands.withdraw;
    await openCommand(page, sandbox, command);
    const answer = await giveAndClose({ page, wire, command }, 0, 'refused before sending');
    const readWallet = wire.hold('GET /api/wallet');
    answer();
    await expect(notice(page)).toContainText("We don't know yet if your 100.00 baht transaction went through.");
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
    await goWithin(page, command.address());
    await expect(sheet(page).locator('[data-unknown]')).toHaveAttribute('aria-busy', 'true');
    await expect(command.submit(page)).toBeHidden();
    readWallet();
    await expect(sheet(page)).toContainText('Your balance and statement are now up to date.');
    await sheet(page).getByRole('button', { name: 'Back', exact: true }).click();
    await expect(sheet(page).getByLabel('Amount (baht)')).toHaveValue('100');
    await expect(command.submit(page)).toBeEnabled();
    expect(wire.count(command.request)).toBe(1);
  },
);

test(
  'A-22 the next member sees no outcome of the previous member’s command',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    await signInFor(page, sandbox);
    const command = moneyCommands.transfer;
    await openCommand(page, sandbox, command);
    const answer = await giveAndClose({ page, wire, command }, 0);
    await page.getByRole('button', { name: 'Log out' }).click();
    await submitLogin(page, '0823456789');
    await expect(page).toHaveURL(/\/user\/home$/);
    answer();
    await expect.poll(() => sandbox.requests.some(({ operationId }) => operationId === 'transfer')).toBe(true);
    await advancePageClock(page);
    // Checked at this moment, because a toast disappears by itself.
    expect(await toasts(page, 'success').count()).toBe(0);
    await goWithin(page, command.address());
    await expect(command.submit(page)).toBeHidden();
    await expect(sheet(page).locator('button[type=submit]')).not.toHaveAttribute('aria-busy');
  },
);
