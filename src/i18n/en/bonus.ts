export const bonus = {
  title: 'Bonus conditions',
  bonus: 'Bonus',
  empty: 'No bonuses at the moment',
  notFound: 'This bonus was not found or is not available',
  typeLimit: 'Limited number of times',
  typeNoLimit: 'Any number of times',
  typeDay: 'Daily',
  typeWeek: 'Weekly',
  current: 'Current',
  receivedInFull: 'Received in full',
  notice: 'Notice',
  receiveBonus: 'Receive bonus',
  received: 'Bonus received',

  // The bonus that is held
  held: 'You hold a bonus',
  noneHeld: 'You hold no bonus',
  cancelBonus: 'Cancel bonus',
  cancelQuestion: 'Cancel this bonus? It ends right away.',

  // Promotion codes
  promotion: 'Promotion',
  promotionCode: 'Promotion code',
  search: 'Search',
  enterCode: 'Enter a promotion code',
  searching: 'Searching for the promotion',
  promotionNotFound: 'Promotion not found',
  receivePromotion: 'Receive promotion',
  promotionReceived: 'Promotion received',
} as const;
