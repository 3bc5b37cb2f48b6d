export const invite = {
  inviteBonus: 'Invite bonus',
  seeBonus: 'See my invite bonus',
  receiveBonus: 'Receive bonus',
  question: 'Receive your invite bonus of {amount}?',
  questionNoAmount: 'Receive your invite bonus?',
  received: 'Invite bonus received',
  history: 'Invite history',
  friend: 'Friend',
  empty: 'No invited friends yet',
} as const;
