import type { AccountState, StateEntry } from '../../src/api/account-state.ts';
import type { CommandDetails } from '../../src/api/wire/money/money-command.ts';
import type { MoneyCommandId } from '../../src/api/wire/types.ts';
import { createSentCommands } from '../../src/money/sent-commands.ts';

/** A statement entry; its name follows from its fields, as in the app. */
export function entry(given: Partial<StateEntry>): StateEntry {
  const plain = { type: 'transfer', from: 'WALLET', to: 'G1', amount: 100, status: 'success', about: null } as const;
  const { name, ...fields } = { ...plain, at: '2026-11-27T20:41:07+07:00', name: '', ...given };
  const { status, ...identity } = fields;
  return { ...identity, status, name: name || `${JSON.stringify(Object.values(identity))} 1` };
}
export const balances = { WALLET: 5_000, G1: 0, G2: 0 };
export const state = (...entries: StateEntry[]): AccountState => ({ balances, entries, total: entries.length });
export const details = { amount: 100, from: 'WALLET', to: 'G1' };
export const coupon = { name: '["coupon","c1"] 1', at: null, amount: 12.5 };

/** A second of the minute in which the commands of these tests are sent. */
export const at = (second: number) => `2026-11-27T20:41:${String(second).padStart(2, '0')}+07:00`;
export const transfer = (second: number, given = {}) => entry({ at: at(second), ...given });
export const withWallet = (WALLET: number, ...entries: StateEntry[]): AccountState => ({
  ...state(...entries),
  balances: { ...balances, WALLET },
});

/** What the account shows of one command. */
export function shownOf(
  operationId: MoneyCommandId,
  of: CommandDetails,
  before: AccountState | undefined,
  after: AccountState,
) {
  const commands = createSentCommands();
  return commands.look(commands.add({ operationId, details: of, before, isBeforeOld: false }), after);
}

export const deposit = (status: 'success' | 'inProgress' = 'success') =>
  entry({ type: 'deposit', from: null, to: 'WALLET', amount: 50, at: at(30), status });
