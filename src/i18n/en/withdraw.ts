export const withdraw = {
  toAccount: 'Withdraw to account',
  limits: 'Withdrawal limits',
  bonusWarning: 'If you received a bonus, its conditions must be met before you withdraw',
  submit: 'Withdraw',
  submitAmount: 'Withdraw {amount}',
  belowLimit: 'Withdraw at least {amount}',
  aboveLimit: 'Withdraw at most {amount}',
  limitsNotLoaded: "The limits are not loaded, so you can't withdraw yet",
  enterAmount: 'Enter the amount in figures, such as 100 or 100.50',
  twoDecimals: 'Enter an amount with at most 2 decimals',
  waitForTransfer: 'Wait for transfer',
  accepted: 'Withdrawal of {amount} received. Please wait for transfer.',
} as const;
