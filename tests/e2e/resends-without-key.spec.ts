import { signInFor } from '../support/command.ts';
import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { giveOverFault, resendingFaults } from '../support/resent.ts';
import { volume } from '../support/volume.ts';
import { callsOf, expect } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

// This build sends no keys.
test.use({ build: 'sandbox-partner', keepAlive: true });

const commands = Object.entries<MoneyCommand>(moneyCommands);

/** In the gate a withdrawal; all commands in the full run. */
for (const [number, [name, command]] of commands.entries()) {
  if (volume({ gate: name !== 'withdraw', full: false })) continue;
  test(`quality 3: without a key, a ${name} that was carried out is never told as refused`, async ({
    page,
    sandbox,
    wire,
  }) => {
    test.setTimeout(volume({ gate: 30_000, full: 90_000 }));
    sandbox.control.setDelays({ settleDelayMs: null });
    await signInFor(page, sandbox);
    for (let round = 0; round < volume({ gate: 1, full: resendingFaults.length }); round += 1) {
      const { fault, told, times } = await giveOverFault({ page, sandbox, wire }, command, number + round);
      expect(times, fault).toBeGreaterThan(0);
      expect(told, fault).not.toBe('refused');
      await page.getByRole('button', { name: 'Back', exact: true }).or(page.locator('body')).first().click();
    }
    const keys = callsOf(sandbox, command.operationId).map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys)).toEqual(new Set([undefined]));
  });
}
