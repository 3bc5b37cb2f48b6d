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
  readonly type: 'limit' | 'day' | 'week';
}

/** The bonuses of the bonus page, in display order. */
export const bonusCatalogue = [
  {
    code: 'WELCOME100',
    type: 'limit',
    maxReceived: 1,
    placesLeft: null,
    percent: 100,
    most: 500,
    minimum: 100,
    turnover: 3,
    percentFail: 10,
  },
  {
    code: 'DAILY20',
    type: 'day',
    maxReceived: 2,
    placesLeft: null,
    percent: 20,
    most: 200,
    minimum: 100,
    turnover: 15,
    percentFail: 5,
  },
  {
    code: 'WEEKLY50',
    type: 'week',
    maxReceived: 1,
    placesLeft: null,
    percent: 50,
    most: 300,
    minimum: 200,
    turnover: 10,
    percentFail: 8,
  },
  {
    code: 'SONGKRAN10',
    type: 'limit',
    maxReceived: null,
    placesLeft: null,
    percent: 10,
    most: 100,
    minimum: 100,
    turnover: 5,
    percentFail: 5,
  },
  {
    code: 'TIFFIN60',
    type: 'limit',
    maxReceived: 1,
    placesLeft: 0,
    most: 60,
    minimum: 100,
    turnover: 5,
    percentFail: 5,
  },
] as const satisfies readonly BonusOffer[];

/** Promotions with a code. */
export const promotionCatalogue = [
  {
    code: 'NAGA2026',
    type: 'limit',
    maxReceived: 1,
    placesLeft: null,
    most: 50,
    minimum: 100,
    turnover: 5,
    percentFail: 10,
  },
  {
    code: 'REFILL10',
    type: 'limit',
    maxReceived: null,
    placesLeft: null,
    percent: 10,
    most: 100,
    minimum: 100,
    turnover: 5,
    percentFail: 5,
  },
  {
    code: 'TWICE30',
    type: 'limit',
    maxReceived: 2,
    placesLeft: null,
    most: 30,
    minimum: 100,
    turnover: 5,
    percentFail: 5,
  },
  {
    code: 'EARLY100',
    type: 'limit',
    maxReceived: 1,
    placesLeft: 1,
    most: 100,
    minimum: 100,
    turnover: 5,
    percentFail: 10,
  },
  {
    code: 'NAGA 50%/50',
    type: 'limit',
    maxReceived: 1,
    placesLeft: null,
    percent: 50,
    most: 50,
    minimum: 100,
    turnover: 5,
    percentFail: 10,
  },
] as const satisfies readonly BonusOffer[];

export type BonusCode = (typeof bonusCatalogue)[number]['code'];
export type PromotionCode = (typeof promotionCatalogue)[number]['code'];
