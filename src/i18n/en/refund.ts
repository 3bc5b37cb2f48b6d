export const refund = {
  refundAmount: 'Refund amount',
  seeRefund: 'View my refund',
  receiveRefund: 'Claim refund',
  question: 'Claim your refund?',
  received: 'Refund received',
  none: 'No refund found',
  /** Without earlier refunds too. */
  noneYet: 'No refund found. A refund for your losses will appear here.',
  notLoaded: "We couldn't load your refund",
  bonusHeld: 'You have an active bonus',
  afterBonus: 'You can claim a refund once your bonus has ended',
  history: 'Refund history',
  empty: 'No refunds received yet',
} as const;
