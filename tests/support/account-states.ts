import type { AccountState, StateEntry } from '../../src/api/account-state.ts';

/** The time of the command, in epoch ms by the service. */
export const tap = 1_000_000;
export const entry = (given: Partial<StateEntry>): StateEntry => {
  const plain = {
    type: 'transfer',
    from: 'WALLET',
    to: 'G1',
    amount: 100,
    status: 'SUCCESS',
    about: null,
    at: tap + 500,
  };
  const { type, from, to, amount, at, ...rest } = { ...plain, ...given };
  return { type, from, to, amount, at, name: JSON.stringify([type, from, to, amount, at]), ...rest };
};
export const balances = { WALLET: 500, G1: 0, G2: 0 };
export const state = (...entries: StateEntry[]): AccountState => ({ balances, entries });
export const facts = { amount: 100, from: 'WALLET', to: 'G1' };
export const coupon = { name: '["coupon","c1"] 1', at: null, amount: 12.5 };
export const bonus = (about: StateEntry['about'], amount = 12.5) => ({
  entries: [entry({ type: 'bonus', about, amount })],
});

/** What is compared for a command at `tap`: the plain states with these parts. */
export const comparison = (before: object, after: object, given = {}) => ({
  ...{ facts: given, since: tap },
  ...{ before: { ...state(), ...before }, after: { ...state(), ...after } },
});
