export const transfer = {
  from: 'From account',
  to: 'To account',
  submit: 'Transfer',
  submitAmount: 'Transfer {amount}',
  selectAccount: 'Select account',
  cannotTransfer: 'Cannot transfer to the same account',
  minimumAmount: 'Minimum amount {amount}',
  enterAmount: 'Enter the amount in figures, such as 100 or 100.50',
  twoDecimals: 'Enter an amount with at most 2 decimals',
  done: 'Transfer done',
  doneNamed: 'Transferred {amount} from {from} to {to}',
} as const;
