import type Big from 'big.js';
import { walletCode } from '../api/wallet.ts';
import type { Schemas } from '../api/wire/types.ts';
import { leftOutOf } from '../lib/left-out.ts';
import { sumAmounts, toDecimal } from './decimal.ts';

/**
 * The sum of the main wallet and the games, optionally without one game; null if a part is unknown. The missing
 * amount of a game that was never opened counts as 0.
 */
export function totalOf(answer: Schemas['WalletResponse'], except?: string): Big | null {
  if (leftOutOf(answer, 'slots', 'slots.amount') > 0) return null;
  const games = answer.slots.filter(({ code }) => code !== except);
  return sumAmounts([
    answer.wallet.amount,
    ...games.map(({ isActive, amount }) => (isActive ? amount : (amount ?? 0))),
  ]);
}

/** The money in the open games; null if a part is unknown. */
export function inGames(answer: Schemas['WalletResponse']): Big | null {
  if (leftOutOf(answer, 'slots', 'slots.amount') > 0) return null;
  return sumAmounts(answer.slots.filter(({ isActive }) => isActive).map(({ amount }) => amount));
}

/** The accounts that have money, or perhaps have some, and lose it when everything moves into `to`. The main wallet comes first. */
export const sourcesOfAll = ({ wallet, slots }: Schemas['WalletResponse'], to: string) =>
  [{ code: walletCode, amount: wallet.amount }, ...slots.filter(({ isActive }) => isActive)].filter(
    ({ code, amount }) => code !== to && toDecimal(amount)?.eq(0) !== true,
  );
