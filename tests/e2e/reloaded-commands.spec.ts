import type { Page } from '@playwright/test';
import { openCommand } from '../support/command.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { callsOf, expect, signIn } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

const unconfirmed = (page: Page) => page.getByRole('group', { name: 'Not confirmed yet' });

test(
  'A-116 quality 1: a transfer that is sent again after a reload has its key and is carried out once',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    const command = moneyCommands.transfer;
    await page.clock.install();
    await signIn(page);
    const give = async () => {
      await openCommand(page, sandbox, command);
      await command.fill(page);
      await command.submit(page).click();
    };
    // The service answers the first one with its key.
    await give();
    await expect(command.done(page)).toBeVisible();
    const before = command.carriedOut(sandbox);
    const arrive = wire.hold(command.request);
    await give();
    await expect.poll(() => wire.count(command.request)).toBe(2);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
    await expect(unconfirmed(page).getByText('Your 1.25 baht transaction may have gone through')).toBeVisible();
    await expect(command.submit(page)).toBeHidden();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('dialog').getByLabel('Amount (baht)')).toHaveValue('1.25');
    arrive();
    await command.submit(page).click();
    await expect(command.done(page)).toBeVisible();
    const keys = callsOf(sandbox, 'transfer').map(({ headers }) => headers['idempotency-key']);
    expect(keys.at(-1)).toBe(keys.at(-2));
    expect(command.carriedOut(sandbox) - before).toBe(1);
  },
);

test(
  'A-116 a transfer that was on the way during a reload is done when the statement shows it',
  { tag: '@full' },
  async ({ page, sandbox, wire }) => {
    const command = moneyCommands.transfer;
    await page.clock.install();
    await signIn(page);
    await openCommand(page, sandbox, command);
    await command.fill(page);
    const before = command.carriedOut(sandbox);
    const arrive = wire.hold(command.request);
    await command.submit(page).click();
    await expect.poll(() => wire.count(command.request)).toBe(1);
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toEqual(['beforeunload']);
    await expect(unconfirmed(page).getByText('Your 1.25 baht transaction may have gone through')).toBeVisible();
    arrive();
    await expect.poll(() => command.carriedOut(sandbox) - before).toBe(1);
    await page.clock.fastForward(3_000);
    await expect(command.done(page)).toBeVisible();
    await expect(page.getByText(/^Your statement shows it: \d\d/)).toBeVisible();
    expect(wire.count(command.request)).toBe(1);
    await page.reload();
    await expect(page.getByRole('dialog').getByLabel('Amount (baht)')).toBeVisible();
  },
);
