import type { Page } from '@playwright/test';
import { openCommand } from '../support/command.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { expect, signIn } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

test('A-116 quality 1: the form of a transfer that was on the way during a reload is locked until the statement shows it; only a duplicated tab cannot send it again', async ({
  page,
  context,
  sandbox,
  wire,
}) => {
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
  const arrive = wire.hold(command.request);
  await give();
  await expect.poll(() => wire.count(command.request)).toBe(2);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
  await expect(page.getByText('Your 1.25 baht transaction may have gone through')).toBeVisible();
  await expect(command.submit(page)).toBeHidden();
  const sendAgain = (tab: Page) => tab.getByRole('button', { name: 'Send it again' });
  await expect(sendAgain(page)).toBeVisible();
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open(location.href))]);
  await expect(copy.getByText('Your 1.25 baht transaction may have gone through')).toBeVisible();
  await expect(sendAgain(copy)).toBeHidden();
  await copy.close();
  const before = command.carriedOut(sandbox);
  arrive();
  await expect.poll(() => command.carriedOut(sandbox) - before).toBe(1);
  await page.clock.fastForward(3_000);
  await expect(page.getByText('Your statement shows it', { exact: true })).toBeVisible();
  expect(wire.count(command.request)).toBe(2);
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Amount (baht)')).toBeVisible();
});
