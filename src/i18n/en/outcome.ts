/** The outcomes of money commands. Loaded with each screen that has one, because after a lost answer no file may load. */
export const outcome = {
  outcomeUnknown: 'Not confirmed yet',
  outcomeServerSaid: 'Message from the service:',
  outcomeInProgress: 'The service is still processing it',
  outcomeUnknownWithAmount:
    "We don't know yet if your {amount} transaction went through. We're checking your balance and statement. Please don't send it again.",
  outcomeUnknownNoAmount:
    "We don't know yet if this went through. We're checking your balance and statement. Please don't send it again.",
  outcomeRefetched:
    'Your {amount} transaction may have gone through. Your balance and statement are now up to date. Look for it there before you try again.',
  outcomeNotChecked: "We can't check this right now. Look in your statement before you try again.",
  sendAgain: 'Send it again',
  sendAgainQuestion: "Send the same {amount} request again? Do this only if it isn't in your statement.",
  outcomeRefetchedNoAmount:
    'This may have gone through. Your balance and statement are now up to date. Look for it there before you try again.',
  sendAgainQuestionNoAmount: "Send it again? Do this only if it isn't in your statement.",
  checking: 'Checking your statement',
  checkingWithAmount:
    "The service's answer doesn't say if your {amount} transaction went through. We're looking in your statement. Please don't send it again.",
  checkingNoAmount:
    "The service's answer doesn't say if this went through. We're looking in your statement. Please don't send it again.",
  qrUnknown: "We don't know yet if this went through. We're checking your QR code. Please don't send it again.",
  qrChecked: 'This is still not confirmed. Look if the QR code is there before you try again.',
  qrNotChecked: "We can't check your QR code right now. Look at it before you try again.",
  seen: 'Your statement shows it',
  seenText: "The answer didn't say so, but this transaction is in your statement.",
  seenPartly: 'Part of your money was moved. There is still money in other accounts.',
  seenPrize: 'Your statement shows a wheel prize of {amount}.',
  twoTransfers: 'Your statement shows two transfers of {amount}. Please contact the admin.',
  twoWithdrawals: 'Your statement shows two withdrawals of {amount}. Please contact the admin.',
  shownTwice: 'Your account shows this transaction twice. Please contact the admin.',
  depositArrived: 'A deposit of {amount} arrived.',
  codeGone: 'This code is no longer open.',
  noBonus: 'No bonus is active.',
  notConfirmed: "A transaction wasn't confirmed. Log in to see in your statement if it went through.",
  probablyNotDone: 'A transaction was probably not carried out. Log in and check your statement.',
  'code.MONEY_NOT_ENOUGH': 'The service answered that the balance is too low.',
  'code.TRANSFER_MINIMUM': 'The service answered that the amount is below the minimum transfer.',
  'code.TRANSFER_FAIL': "The service answered that the transfer didn't go through.",
  'code.BONUS_CONDITION': 'The service answered that the bonus conditions are not met yet.',
  'code.REFUND_CONDITION': 'The service answered that the refund conditions are not met yet.',
  'code.INVITE_BONUS_FAIL': "The service answered that the invite bonus wasn't paid.",
  'code.SLIP_UPLOAD_FAIL': "The service answered that the slip wasn't uploaded.",
  'code.QR_FAIL': "The service answered that the QR request didn't go through.",
  'code.REQUEST_LIMIT': 'The service answered that there were too many attempts.',
  'code.REQUEST_LIMIT_1MIN': 'The service answered that there were too many attempts.',
  'code.INTERNAL_SERVER_ERROR': "Something went wrong on the service's side.",
} as const;
