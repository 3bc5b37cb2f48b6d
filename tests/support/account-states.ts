import type { AccountState, StateEntry } from '../../src/api/account-state.ts';

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
