import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { openCommand } from '../support/command.ts';
import type { FaultProxy } from '../support/fault-proxy.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { expect, signIn } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

/**
 * Reloads the page while a transfer is on the way, after one that the service has answered with its key. The returned
 * function lets it arrive.
 */
async function reloadedDuringTransfer(page: Page, sandbox: Sandbox, wire: FaultProxy) {
  const command = moneyCommands.transfer;
  await page.clock.install();
  await signIn(page);
  const give = async () => {
    await openCommand(page, sandbox, command);
    await command.fill(page);
    await command.submit(page).click();
  };
  await give();
  await expect(command.done(page)).toBeVisible();
  const arrive = wire.hold(command.request);
  await give();
  await expect.poll(() => wire.count(command.request)).toBe(2);
  await page.reload();
  return arrive;
}

test('A-116 the form of a transfer that was on the way during a reload is locked until the statement shows it', async ({
  page,
  sandbox,
  wire,
}) => {
  const command = moneyCommands.transfer;
  const arrive = await reloadedDuringTransfer(page, sandbox, wire);
  await expect(page.getByRole('heading', { name: 'Not confirmed yet' })).toBeVisible();
  await expect(page.getByText('Your 1.25 baht transaction may have gone through')).toBeVisible();
  await expect(command.submit(page)).toBeHidden();
  const before = command.carriedOut(sandbox);
  arrive();
  await expect.poll(() => command.carriedOut(sandbox) - before).toBe(1);
  await page.clock.fastForward(3_000);
  await expect(page.getByText('Your statement shows it', { exact: true })).toBeVisible();
  expect(wire.count(command.request)).toBe(2);
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Amount (baht)')).toBeVisible();
});

test('A-116 quality 1: a duplicated tab shows the unconfirmed transfer too, but cannot send it again', async ({
  page,
  context,
  sandbox,
  wire,
}) => {
  await reloadedDuringTransfer(page, sandbox, wire);
  const sendAgain = (tab: Page) => tab.getByRole('button', { name: 'Send it again' });
  await expect(sendAgain(page)).toBeVisible();
  const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void open(location.href))]);
  await expect(copy.getByText('Your 1.25 baht transaction may have gone through')).toBeVisible();
  await expect(sendAgain(copy)).toBeHidden();
});
