import { moneyCommands, type MoneyCommand } from '../support/money-commands.ts';
import { giveOverFaults } from '../support/resent.ts';
import { volume } from '../support/volume.ts';
import { expect } from '../support/wallet-test.ts';
import { test } from '../support/wire-test.ts';

// This build sends no keys.
test.use({ build: 'sandbox-partner', keepAlive: true });

const commands = Object.entries<MoneyCommand>(moneyCommands);

/** `outcome-matrix.test.ts` runs all pairs without a page, the full run each command with one fault in turn, and the soak test all pairs. */
for (const [number, [name, command]] of commands.entries()) {
  test(
    `quality 3: without a key, a ${name} that was carried out is never shown as refused`,
    { tag: '@full' },
    async ({ page, sandbox, wire }) => {
      test.setTimeout(volume({ gate: 30_000, soak: 90_000 }));
      const { results, keys } = await giveOverFaults({ page, sandbox, wire }, command, number);
      for (const { fault, told, times } of results) {
        expect(times, fault).toBeGreaterThan(0);
        expect(told, fault).not.toBe('refused');
      }
      expect(new Set(keys)).toEqual(new Set([undefined]));
    },
  );
}
