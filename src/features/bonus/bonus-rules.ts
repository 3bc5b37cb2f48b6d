import { bonusTypes, type BonusType } from '../../../generated/known-values.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { knownValue } from '../../lib/known-value.ts';
import { isSameBusinessDay, isSameBusinessWeek } from './business-day.ts';

export type Bonus = Schemas['Bonus'];

/** The bonus type; undefined if it is not in the contract. */
export const bonusType = (text: string): BonusType | undefined => knownValue(bonusTypes, text);

/**
 * How many receipts count at `now` (epoch ms): all, today's, or this week's in Bangkok (R-330… ). For an
 * unknown type none count, and the server decides.
 */
export function countedReceipts({ type, userBonus }: Pick<Bonus, 'type' | 'userBonus'>, now: number): number {
  const received = userBonus?.received ?? [];
  const counts: Record<BonusType, (receipt: Schemas['BonusReceipt']) => boolean> = {
    limit: () => true,
    day: ({ updatedAt }) => isSameBusinessDay(updatedAt, now),
    week: ({ updatedAt }) => isSameBusinessWeek(updatedAt, now),
  };
  const known = bonusType(type);
  return known ? received.filter(counts[known]).length : 0;
}

/** Without a maximum the bonus is unlimited. */
export const isEndless = ({ maxReceived }: Pick<Bonus, 'maxReceived'>): boolean => typeof maxReceived !== 'number';

export type BonusState = 'current' | 'receivedInFull' | 'available';

/** The state of a card at `now` (epoch ms). An active bonus is current even if it is fully received. */
export function bonusState(bonus: Pick<Bonus, 'type' | 'maxReceived' | 'userBonus'>, now: number): BonusState {
  if (bonus.userBonus?.isActive) return 'current';
  const { maxReceived } = bonus;
  const isOver = typeof maxReceived === 'number' && countedReceipts(bonus, now) >= maxReceived;
  return isOver ? 'receivedInFull' : 'available';
}
