export const howto = {
  topicWallet: 'Using the wallet',
  topicPlaying: 'How to play',
  topicBalance: 'Checking the balance',
  topicBonus: 'Claiming a bonus',
  topicEndingBonus: 'Ending a bonus',
  playVideo: 'Play video',
  notLoaded: "We couldn't load the video",
  captions: 'Captions',
  alsoInWriting: 'You can also read these steps on the page',

  // The steps of each topic
  wallet1: 'Home shows your main wallet. Deposits go into it, and withdrawals come out of it.',
  wallet2:
    'Tap "Deposit", choose how to deposit and follow the steps. Money reaches your wallet within 1 minute of a deposit.',
  wallet3: "If the money hasn't arrived after 1 minute, upload the slip within 1 hour of the transfer",
  wallet4: 'Tap "Transfer" to move money between the main wallet and a game',
  wallet5:
    'Tap "Withdraw" and enter an amount within the limits shown. The money goes to the bank account in your profile.',
  wallet6:
    'Tap "Statement" at the bottom of Home to see the result of each transaction. The result of a slip is under "Upload status" on the same page.',

  playing1: 'Choose a game on Home, under slots, sports and casino, or lotto',
  playing2: 'Each game has its own game account. If the card says "Open account", tap it to open one first.',
  playing3:
    'Tap the card again to view the game account, then tap "Move into game" to bring money from the main wallet',
  playing4: 'Tap "Open game". The game opens in a new tab.',
  playing5: 'Some games ask you to log in. Use the game username and game password shown in the game account.',
  playing6: 'When you have finished playing, tap "Move to wallet" to bring the money back to the main wallet',

  balance1: 'The large figure on Home is the total balance: the main wallet and all games together',
  balance2: 'The line below it shows the balance of the main wallet',
  balance3:
    "Each game card shows that game's balance. The figure beside the name is the game balance in the unit the game uses.",
  balance4: '"Last updated" shows the time of the figures. Tap the arrow beside it to see the latest ones.',
  balance5: 'Tap the eye to hide all amounts on this device. Tap it again to show them.',

  bonus1: 'Tap "Bonus conditions" on Home to see all bonuses',
  bonus2: 'Tap a bonus card and read the notice. If you have an active bonus, meet its conditions before you withdraw.',
  bonus3: 'Tap "Claim bonus". The card then shows "Current".',
  bonus4: 'If you have a promotion code, enter it at the top of the page and tap "Search"',
  bonus5: 'You can have one bonus at a time',
  bonus6: 'Claim your invite bonus and refund on Home',

  endingBonus1:
    'On the bonus conditions page, your active bonus shows "Current". Tap its card to read the notice again.',
  endingBonus2: 'Meet the bonus conditions, then move the money in your games to the main wallet',
  endingBonus3: 'If you have an active bonus, you must withdraw your whole balance, not part of it',
  endingBonus4:
    'To end it before the conditions are met, first read in the notice what is deducted, then tap "Cancel bonus" and confirm. The bonus ends right away.',
  endingBonus5: 'The notice says when a bonus can be cancelled. While bonus money is left, cancelling may be refused.',
  endingBonus6:
    'When the bonus has ended, the statement shows "Bonus ended". After that you can claim a refund or another bonus.',
} as const;
