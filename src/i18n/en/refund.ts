export const refund = {
  refundAmount: 'Refund amount',
  seeRefund: 'See my refund',
  receiveRefund: 'Receive refund',
  question: 'Receive your refund of {amount}?',
  questionNoAmount: 'Receive your refund?',
  received: 'Refund received',
  none: 'No refund found',
  bonusHeld: 'You have an active bonus',
  afterBonus: 'You can receive a refund once your bonus has ended',
  history: 'Refund history',
  empty: 'No refunds received yet',
} as const;
