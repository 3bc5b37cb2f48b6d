export const refund = {
  title: 'Refund',
  refundAmount: 'Refund amount',
  seeRefund: 'See my refund',
  receiveRefund: 'Receive refund',
  question: 'Receive the refund of {amount}?',
  questionNoAmount: 'Receive the refund?',
  received: 'Refund received',
  none: 'No refund found',
  bonusHeld: 'You hold a bonus',
  afterBonus: 'A refund can be received after the bonus has ended',
  history: 'Refund history',
  empty: 'No refunds received yet',
} as const;
