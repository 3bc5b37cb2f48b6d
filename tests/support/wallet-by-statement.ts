import { toMinor } from '../../mocks/sandbox/state/money.ts';
import { statementOf } from '../../mocks/sandbox/state/statement.ts';
import type { Member, World } from '../../mocks/sandbox/state/world.ts';

/** The wallet balance in minor units that follows from the statement entries. */
export function walletByStatement(world: World, member: Member): bigint {
  let wallet = 0n;
  for (const { status, from, to, amount } of statementOf(world, member)) {
    const minor = toMinor(amount ?? -1);
    if (minor === null) throw new Error(`${amount} is no amount`);
    if (status === 'FAILED') {
      // Returned to its source, but a failed transfer between two games ends in the wallet.
      if (from !== 'WALLET') wallet += minor;
      continue;
    }
    if (to === 'WALLET') wallet += minor;
    if (from === 'WALLET') wallet -= minor;
  }
  return wallet;
}
