import type { BonusType } from '../../../generated/known-values.ts';

interface Terms {
  /** Percent of the wallet that the bonus adds, at most `most`. Without it, `most` is added. */
  readonly percent?: number;
  /** Baht. */
  readonly most: number;
  /** Baht required in the main wallet. */
  readonly minimum: number;
  /** How many times the bonus must be played before a withdrawal. */
  readonly turnover: number;
  /** Percent of the wallet that is withheld when the bonus is cancelled unfinished. */
  readonly percentFail: number;
  /** How often a member may receive it; null: unlimited. */
  readonly maxReceived: number | null;
  /** Remaining receipts for all members together; null: unlimited. */
  readonly placesLeft: number | null;
}

/** An offer as the back office sees it. Members do not see turnover and thresholds. */
export interface BonusOffer extends Terms {
  readonly code: string;
  /** The period in which receipts are counted: all time, a day, or a week (R-330…R-332). */
  readonly type: BonusType;
}

const usual = { type: 'limit', maxReceived: 1, placesLeft: null, minimum: 100, turnover: 5, percentFail: 5 } as const;

/** The bonuses of the bonus page, in display order: what can be received once in a lifetime comes last. */
export const bonusCatalogue = [
  { ...usual, code: 'DAILY20', type: 'day', maxReceived: 2, percent: 20, most: 200, turnover: 15 },
  { ...usual, code: 'WEEKLY50', type: 'week', percent: 50, most: 300, minimum: 200, turnover: 10, percentFail: 8 },
  { ...usual, code: 'SONGKRAN10', maxReceived: null, percent: 10, most: 100 },
  { ...usual, code: 'TIFFIN60', placesLeft: 0, most: 60 },
  { ...usual, code: 'WELCOME100', percent: 100, most: 500, turnover: 3, percentFail: 10 },
] as const satisfies readonly BonusOffer[];

export const promotionCatalogue = [
  { ...usual, code: 'NAGA2026', most: 50, percentFail: 10 },
  { ...usual, code: 'REFILL10', maxReceived: null, percent: 10, most: 100 },
  { ...usual, code: 'TWICE30', maxReceived: 2, most: 30 },
  { ...usual, code: 'EARLY100', placesLeft: 1, most: 100, percentFail: 10 },
  { ...usual, code: 'NAGA 50%/50', percent: 50, most: 50, percentFail: 10 },
] as const satisfies readonly BonusOffer[];
