import type { Page } from '@playwright/test';
import type { Sandbox } from '../../mocks/sandbox/server.ts';
import { openCommand } from './command.ts';
import type { FaultProxy, WireFaultName } from './fault-proxy.ts';
import type { MoneyCommand } from './money-commands.ts';
import { expect } from './wallet-test.ts';

/** What makes Chromium send a POST again by itself on a kept connection, and how often in a row it happens. */
export const resendingFaults: readonly (readonly [WireFaultName, number])[] = [
  ['applied then reset', 1],
  ['request timeout', 1],
  ['request timeout', 9],
];

/** Gives a command whose answer is lost so; answers what the member is told and how often it was carried out. */
export async function giveOverFault(
  { page, sandbox, wire }: { page: Page; sandbox: Sandbox; wire: FaultProxy },
  command: MoneyCommand,
  round: number,
) {
  const [fault, times] = resendingFaults[round % resendingFaults.length] ?? ['applied then reset', 1];
  await openCommand(page, sandbox, command);
  await command.fill(page, round);
  const before = command.carriedOut(sandbox);
  wire.next(command.request, fault, times);
  await command.submit(page).click();
  const done = command.done(page);
  const unknown = page.getByRole('heading', { name: 'Outcome not known yet' });
  const refused = command.refused(page);
  await expect(done.or(unknown).or(refused).first()).toBeVisible();
  wire.heal();
  const told = (await unknown.isVisible()) ? 'unknown' : (await done.isVisible()) ? 'done' : 'refused';
  return { fault: `${fault} × ${times}`, told, times: Math.round(command.carriedOut(sandbox) - before) };
}
