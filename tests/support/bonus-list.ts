import type { Schemas } from '../../generated/operations.ts';

type Bonus = Schemas['Bonus'];

/** A bonus as the server lists it, with these times of receipt. */
export const bonusOf = (
  code: string,
  change: Partial<Bonus> & { receipts?: readonly string[]; isActive?: boolean } = {},
) => {
  const { receipts = [], isActive = false, ...rest } = change;
  const bonus: Bonus = {
    code,
    type: 'limit',
    maxReceived: 1,
    percentFail: 5,
    banners: [{ image: '/media/banners/bonus-daily.svg', html: null }],
    userBonus: { _id: `u-${code}`, isActive, received: receipts.map((updatedAt) => ({ updatedAt })) },
    ...rest,
  };
  return bonus;
};
