import { sentCommandsKey } from '../../src/api/wire/session/stored-token.ts';
import { outcome } from '../../src/i18n/en/outcome.ts';
import { openCommand, signInFor } from '../support/command.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { stored } from '../support/stored.ts';
import { expect, submitLogin } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

test(
  'R-422 A-28 quality 1: a withdrawal that ends its session leads to /login and is not kept or sent again',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    const command = moneyCommands.withdraw;
    const place = command.place(page);
    sandbox.control.setDelays({ settleDelayMs: null });
    await signInFor(page, sandbox);
    await openCommand(page, sandbox, command);
    await command.fill(page);
    await expect(command.submit(page)).toBeVisible();
    const before = command.carriedOut(sandbox);
    wire.next(command.request, 'invalid token');
    await command.submit(page).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('form [data-ended]')).toHaveText([
      `Your session has ended. Please log in again. ${outcome.probablyNotDone}`,
    ]);
    await expect(page.locator('dialog')).toHaveCount(0);
    const { local, session } = await stored(page);
    expect(Object.keys({ ...local, ...session }).sort()).toEqual(
      ['locale', 'remember-agreement', sentCommandsKey].sort(),
    );

    await submitLogin(page);
    await expect(page.getByRole('region', { name: 'Total balance' })).toBeVisible();
    // The check of the command, which its answer did not confirm.
    await page.getByRole('alertdialog').getByText('Close', { exact: true }).click();
    await expect(page.locator('[role=alert], dialog')).toHaveCount(0);
    expect(command.carriedOut(sandbox)).toBe(before);
    await openCommand(page, sandbox, command);
    await expect(place).toBeVisible();
    await expect(place.locator('button[aria-busy=true]')).toHaveCount(0);
    await expect(place.getByLabel('Amount (baht)')).toHaveValue('');
    expect(wire.count(command.request)).toBe(1);
  },
);
