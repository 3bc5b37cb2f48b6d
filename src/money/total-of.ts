import type Big from 'big.js';
import type { Schemas } from '../api/wire/types.ts';
import { leftOutOf } from '../lib/left-out.ts';
import { sumAmounts } from './decimal.ts';

/**
 * What is in the main wallet and the games, but for the game of this code; null when a part of it is not known. A game that was
 * never opened holds nothing, so its missing amount counts as nothing.
 */
export function totalOf(answer: Schemas['WalletResponse'], except?: string): Big | null {
  if (leftOutOf(answer, 'slots', 'slots.amount') > 0) return null;
  const games = answer.slots.filter(({ code }) => code !== except);
  return sumAmounts([
    answer.wallet.amount,
    ...games.map(({ isActive, amount }) => (isActive ? amount : (amount ?? 0))),
  ]);
}
