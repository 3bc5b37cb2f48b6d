export const transfer = {
  from: 'From',
  to: 'To',
  swap: 'Swap accounts',
  submit: 'Transfer',
  submitAmount: 'Transfer {amount}',
  selectAccount: 'Select account',
  cannotTransfer: "You can't transfer to the same account",
  minimumAmount: 'Minimum amount {amount}',
  enterAmount: 'Enter an amount, such as 100 or 100.50',
  twoDecimals: 'Use no more than 2 decimal places',
  done: 'Transfer done',
  doneNamed: 'Transferred {amount} from {from} to {to}',
} as const;
