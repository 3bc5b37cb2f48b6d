export const spin = {
  noWheel: "There's no wheel right now",
  notLoaded: "We couldn't load the wheel",
  pageNotLoaded: "We couldn't load the wheel and your coupons",

  // The button in the middle
  spin: 'Spin',
  coinCount_one: '{count} coin',
  coinCount_other: '{count} coins',
  noCoins: 'You need a coin to spin the wheel. Contact support to learn how to get one.',
  turning: 'The wheel is spinning',
  oneSpin: 'Wheel spin',
  spinUnknown: 'See if a prize is in My coupons or in your statement before you spin again.',

  // Prizes
  prizes: 'Prizes on the wheel',
  result: 'Result',
  stoppedAt_one: 'The wheel stopped on {prize}. {count} coin left.',
  stoppedAt_other: 'The wheel stopped on {prize}. {count} coins left.',
  coinsLeft_one: '{count} coin left',
  coinsLeft_other: '{count} coins left',

  // Coupons
  coupons: 'My coupons',
  couponsEmpty: 'No coupons yet',
  couponMissing: 'This coupon is not in your list. It may have been claimed or have expired.',
  index: 'No.',
  prize: 'Prize',
  claim: 'Claim',
  claimTitle: 'Claim the prize',
  claimQuestion: 'Claim {prize} ({amount})?',
  claimed: 'Prize claimed',

  // Refusals of a spin or a claim
  'error.NO_DATA': "There's no wheel to spin right now",
  'error.NO_DATA.claim': "There's no prize to claim right now",
  'error.NO_CLAIMABLE_COUPON': 'You have no coupon to claim now',
  'error.INVALID_PRIZE_CODE': 'This prize is no longer on the wheel. Please contact support.',
  'error.INVALID_CODE': 'The code of this coupon is not valid. Please contact support.',
  'error.INVALID_COUPON_TYPE': "This type of coupon can't be claimed on the wheel page. Please contact support.",
  'error.COUPON_EXPIRED': 'This coupon has expired, so its prize can no longer be claimed',
} as const;
