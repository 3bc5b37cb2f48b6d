import type { Page } from '@playwright/test';
import { afterCheck, giveAndClose, notice, toasts } from '../support/closed-sheet.ts';
import { openCommand, signInFor } from '../support/command.ts';
import { moneyCommands } from '../support/money-commands.ts';
import { callsOf, expect } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

test.use({ keepAlive: true });

// Chromium repeats a POST by itself on a kept connection. `campaign.test.ts` has every command, also without a key.
for (const [fault, times] of [
  ['applied then reset', 1],
  ['request timeout', 9],
] as const) {
  test(`quality 3: a transfer that the browser repeats after "${fault}" is carried out once and not shown as refused`, async ({
    page,
    sandbox,
    wire,
  }) => {
    sandbox.control.setDelays({ settleDelayMs: null });
    await signInFor(page, sandbox);
    const command = moneyCommands.transfer;
    await openCommand(page, sandbox, command);
    await command.fill(page);
    const before = command.carriedOut(sandbox);
    wire.next(command.request, fault, times);
    await command.submit(page).click();
    const unknown = page.getByRole('heading', { name: 'Not confirmed yet' });
    await expect(command.done(page).or(unknown).or(command.refused(page)).first()).toBeVisible();
    await expect(command.refused(page)).toBeHidden();
    expect(command.carriedOut(sandbox) - before).toBe(1);
    expect(callsOf(sandbox, 'transfer').map(({ headers }) => headers['idempotency-key'])).not.toContain(undefined);
  });
}

/** As after an earlier answer of the session that returned its key. */
const honoured = (page: Page) =>
  page.evaluate(() => {
    sessionStorage.setItem('keys-honoured', 'true');
  });

test('quality 3: a command that the member sends again has the same key', async ({ page, sandbox }) => {
  await signInFor(page, sandbox);
  const command = moneyCommands.transfer;
  await openCommand(page, sandbox, command);
  await command.fill(page);
  const before = command.carriedOut(sandbox);
  sandbox.control.fail('transfer', { status: 502 });
  await honoured(page);
  await command.submit(page).click();
  const again = page.getByRole('button', { name: 'Send it again' });
  await again.click();
  const question = page.getByRole('alertdialog', { name: 'Send it again' });
  await expect(question).toContainText(
    "Send the same 1.25 baht request again? Do this only if it isn't in your statement.",
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(callsOf(sandbox, 'transfer')).toHaveLength(1);
  await again.click();
  await question.getByRole('button', { name: 'Send it again' }).click();
  await expect(command.done(page)).toBeVisible();
  const keys = callsOf(sandbox, 'transfer').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(command.carriedOut(sandbox) - before).toBe(1);
});

test('quality 3: a spin with an unknown outcome cannot be sent again', { tag: '@full' }, async ({ page, sandbox }) => {
  await signInFor(page, sandbox);
  const command = moneyCommands.spin;
  await openCommand(page, sandbox, command);
  sandbox.control.fail('spin', { status: 502 });
  await honoured(page);
  await command.submit(page).click();
  await expect(page.getByText(afterCheck(command))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveCount(0);
});

test('quality 3: the dialog after a closed sheet can send again', { tag: '@full' }, async ({ page, sandbox, wire }) => {
  await signInFor(page, sandbox);
  const command = moneyCommands.transfer;
  await openCommand(page, sandbox, command);
  await honoured(page);
  sandbox.control.fail('transfer', { status: 502 });
  const answer = await giveAndClose({ page, wire, command }, 0);
  answer();
  await notice(page).getByRole('button', { name: 'Send it again' }).click();
  const question = page.getByRole('alertdialog', { name: 'Send it again' });
  await question.getByRole('button', { name: 'Send it again' }).click();
  await expect(toasts(page, 'success')).toHaveText(moneyCommands.transfer.closed.done);
  await expect(notice(page)).toBeHidden();
  const keys = callsOf(sandbox, 'transfer').map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([keys[0], keys[0]]);
});
