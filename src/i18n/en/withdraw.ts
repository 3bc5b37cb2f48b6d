export const withdraw = {
  toAccount: 'Withdraw to account',
  limits: 'Withdrawal limits',
  bonusWarning: 'If you have an active bonus, meet its conditions before you withdraw',
  submit: 'Withdraw',
  submitAmount: 'Withdraw {amount}',
  belowLimit: 'The least you can withdraw is {amount}',
  aboveLimit: 'The most you can withdraw is {amount}',
  limitsNotLoaded: "We couldn't load your limits, so you can't withdraw yet",
  enterAmount: 'Enter an amount, such as 100 or 100.50',
  twoDecimals: 'Use no more than 2 decimal places',
  waitForTransfer: 'Wait for transfer',
  accepted: "We've received your request to withdraw {amount}. Please wait for transfer.",
} as const;
