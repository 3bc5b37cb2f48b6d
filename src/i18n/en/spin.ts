export const spin = {
  title: 'Wheel',
  noWheel: 'There is no wheel at the moment',

  // The button in the middle
  spin: 'Spin',
  coinCount_one: '{count} coin',
  coinCount_other: '{count} coins',
  noCoins: "You have no coins, so the wheel can't be spun",
  turning: 'The wheel is turning',

  // Prizes
  prizes: 'Prizes on the wheel',
  result: 'Result',
  stoppedAt_one: 'The wheel stopped at {prize}. {count} coin left.',
  stoppedAt_other: 'The wheel stopped at {prize}. {count} coins left.',

  // Coupons
  coupons: 'My coupons',
  couponsEmpty: 'No coupons yet',
  index: 'No.',
  prize: 'Prize',
  claim: 'Claim',
  claimTitle: 'Claim the prize',
  claimQuestion: 'Claim {prize} ({amount})?',
  claimAmount: 'Claim {amount}',
  claimed: 'Prize claimed',

  // Refusals whose general text would not say enough here
  'error.NO_DATA': 'There is nothing to spin or claim at the moment',
} as const;
