export const bonus = {
  bonus: 'Bonus',
  empty: 'No bonuses right now',
  notLoaded: "We couldn't load the bonuses",
  notFound: "We couldn't find this bonus, or it isn't available",
  seeBonuses: 'See bonuses',
  typeLimit: 'Limited uses',
  typeNoLimit: 'No limit',
  typeDay: 'Daily',
  typeWeek: 'Weekly',
  current: 'Current',
  receivedInFull: 'Limit reached',
  receiveBonus: 'Claim bonus',
  received: 'Bonus received',

  // The bonus that is held
  held: 'You have an active bonus',
  heldToo: 'You already hold a bonus. The service decides whether you can claim this one too.',
  noneHeld: 'You have no active bonus',
  cancelQuestion: 'Cancel this bonus? It ends right away. How much you keep depends on the bonus conditions.',
  cancelUnknown: "We don't know if the bonus was cancelled. Check whether it's still active before you try again.",
  keepBonus: 'Keep bonus',

  // Promotion codes
  promotionCode: 'Promotion code',
  search: 'Search',
  enterCode: 'Enter a promotion code',
  searching: 'Looking for the promotion',
  promotionNotFound: 'Promotion not found',
  checkCode: 'Check each letter and number, then search again. If the code is right, the promotion may have ended.',
  promotionNotLoaded: "We couldn't look up this code",
  receivePromotion: 'Claim promotion',
  promotionReceived: 'Promotion received',
} as const;
