export const howto = {
  title: 'How to use',
  topicWallet: 'Using the wallet',
  topicPlaying: 'How to play',
  topicBalance: 'Checking the balance',
  topicBonus: 'Receiving a bonus',
  topicEndingBonus: 'Ending a bonus',
  playVideo: 'Play video',
} as const;
