import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { openCommand, signInFor } from './command.ts';
import type { FaultProxy, WireFaultName } from './fault-proxy.ts';
import type { MoneyCommand } from './money-commands.ts';
import { volume } from './volume.ts';
import { callsOf, expect } from './wallet-test.ts';

/** Faults that make Chromium repeat a POST by itself on a kept connection, and how often in a row each happens. */
const resendingFaults: readonly (readonly [WireFaultName, number])[] = [
  ['applied then reset', 1],
  ['request timeout', 1],
  ['request timeout', 9],
];

interface Given {
  page: Page;
  sandbox: Sandbox;
  wire: FaultProxy;
}

/** Sends a command whose answer is lost. Returns what the member sees and how often the command was carried out. */
async function giveOverFault({ page, sandbox, wire }: Given, command: MoneyCommand, round: number) {
  const [fault, times] = resendingFaults[round % resendingFaults.length] ?? ['applied then reset', 1];
  await openCommand(page, sandbox, command);
  await command.fill(page, round);
  const before = command.carriedOut(sandbox);
  wire.next(command.request, fault, times);
  await command.submit(page).click();
  const done = command.done(page);
  const unknown = page.getByRole('heading', { name: 'Not confirmed yet' });
  const refused = command.refused(page);
  await expect(done.or(unknown).or(refused).first()).toBeVisible();
  wire.heal();
  const told = (await unknown.isVisible()) ? 'unknown' : (await done.isVisible()) ? 'done' : 'refused';
  return { fault: `${fault} × ${times}`, told, times: Math.round(command.carriedOut(sandbox) - before) };
}

/**
 * Sends a command over one such fault, over each of them in the soak test. Returns the messages, the counts of
 * executions, and the keys of all requests.
 */
export async function giveOverFaults(given: Given, command: MoneyCommand, number: number) {
  const { page, sandbox } = given;
  sandbox.control.setDelays({ settleDelayMs: null });
  await signInFor(page, sandbox);
  const results: Awaited<ReturnType<typeof giveOverFault>>[] = [];
  for (let round = 0; round < volume({ gate: 1, soak: resendingFaults.length }); round += 1) {
    results.push(await giveOverFault(given, command, number + round));
    await page.getByRole('button', { name: 'Back', exact: true }).or(page.locator('body')).first().click();
  }
  const keys = callsOf(sandbox, command.operationId).map(({ headers }) => headers['idempotency-key']);
  return { results, keys };
}
