export const invite = {
  inviteBonus: 'Invite bonus',
  seeBonus: 'View my invite bonus',
  receiveBonus: 'Claim bonus',
  question: 'Claim your invite bonus?',
  received: 'Invite bonus received',
  none: 'There is no bonus to claim yet',
  notLoaded: "We couldn't load your invite bonus",
  history: 'Invite history',
  friend: 'Friend',
  empty: 'No invited friends yet',
  noLink: 'Contact support to learn how to invite friends.',

  // The invite link
  yourLink: 'Your invite link',
  linkQr: 'QR code of your invite link',
  linkOpens: 'The link opens registration with your inviter code {code}',
  copyLink: 'Copy link',
  shareLink: 'Share link',
} as const;
