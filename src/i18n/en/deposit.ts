export const deposit = {
  // Ways
  chooseWay: 'Choose how to deposit',
  otherWay: 'Choose another way to deposit',
  noWays: 'No way to deposit is open right now',
  notLoaded: "We couldn't load the ways to deposit",
  alreadyTransferred: 'Already transferred?',
  bankTransfer: 'Bank transfer',
  qrDeposit: 'Deposit by QR',
  giftLink: 'Gift link',
  automatic: 'Automatic',
  checkedByAdmin: 'Checked by our team',

  // What the deposit texts state
  beforeYouDeposit: 'Before you deposit',
  minimum: 'Minimum deposit {amount}',
  minimumUnlessShown: 'Minimum deposit {amount}, unless a method above shows its own',
  minimumNotKnown: "There's a minimum deposit. If you're not sure what it is, ask support before you transfer.",
  slipWindow: 'You can upload slips every day from {start} to {end}',
  slipWindowNotKnown: 'You can upload slips only during daily service hours',
  slipWithinOneHour: 'Upload your slip within 1 hour of the transfer',
  oneDepositPerQr: 'Each QR code is for one deposit only',
  wholeBalance: 'If you have an active bonus, you must withdraw your whole balance, not part of it',
  credited: 'Money reaches your wallet within 1 minute of a deposit',
  notCredited: 'Not in your wallet after 1 minute? Upload your slip',

  // Bank accounts
  noOwnAccount:
    'Your profile has no bank account yet. A slip from another account may be refused, so please contact support before you transfer.',
  fromYourAccount: 'Transfer from your account',
  transferToAccount: 'Transfer to one of these accounts in your bank app',
  transferToOneAccount: 'Transfer to this account in your bank app',
  slipAfterwards: 'Then upload the slip. Our team checks it and credits your wallet.',
  copy: 'Copy',

  // QR
  enterAmount: 'Enter an amount, such as 100 or 100.50',
  createQr: 'Create QR',
  createQrAmount: 'Create QR {amount}',
  qrNotLoaded: "We couldn't load the QR deposit",
  qrOutcomeUnknown: "We don't know if the QR code for {amount} was created. You can create a new one.",
  qrLimited:
    "We don't know if the QR code for {amount} was created. Wait 1 minute before you try again, or choose another way to deposit.",
  createNewQr: 'Create a new QR code',
  qrCancelUnknown: "We don't know if the QR code was cancelled. Check whether it's still there.",
  seeQr: 'See the QR code',
  minimumByChannel: 'The minimum depends on the provider',
  qrMinimum: 'Minimum {amount} with this provider',
  twoDecimals: 'Use no more than 2 decimal places',
  otherChannel: 'A QR code you made earlier with another provider may no longer work',
  qrFor: 'QR code for {amount}',
  qrReady: 'QR code for {amount} created',
  qrNotShown: "We can't show this QR code. Cancel it, or choose another way to deposit.",
  expiresIn: 'Expires in {time}',
  expiresAt: 'Expires {time}',
  expiring: 'This QR code expires in {n} seconds',
  deviceClock:
    "This time follows this device's clock. If the clock is wrong, the QR code may expire sooner or later. Pay right away.",
  endUnknown: "We can't tell when this QR code expires. Pay right away, or cancel it and create a new one.",
  expired: "This QR code has expired. Don't pay with it. Create a new one.",
  qrClosed:
    'This QR code can no longer be used. Already paid? Refresh your balance. Money reaches your wallet within 1 minute of a deposit.',
  payOnce: 'Pay with this QR code only once',
  moneyIn: 'Deposit received',
  scanQr: 'Scan this code with your bank app',
  onOnePhone: 'Save the QR image, then open it in your bank app',
  saveQr: 'Save QR image',
  qrNotSaved: "We couldn't save the QR image. Take a screenshot instead.",
  copyAmount: 'Copy amount',
  transferred: "I've paid",
  transferredToast: 'Refresh your balance. Money reaches your wallet within 1 minute of a deposit.',
  cancelQr: 'Cancel QR',
  qrCancelled: 'QR code cancelled',

  // Slip
  chooseSlip: 'Choose slip image',
  chooseAnotherSlip: 'Choose another slip image',
  removeSlip: 'Remove',
  slipFormats: 'PNG, JPEG, GIF or WebP, up to {n} MB',
  dropOrPasteSlip: 'You can also drop or paste it here',
  slipChosen: 'Slip image chosen: {name}',
  slipUploading: 'Uploading your slip. Please keep this page open.',
  slipSent: "Slip sent. We're reading it. Please keep this page open.",
  cancelUpload: 'Cancel upload',
  slipUploaded: 'Slip uploaded. See the result in "Upload status".',
  uploadStatus: 'Upload status',
  slipOutcomeChecked:
    'We don\'t know yet if your slip was uploaded. Look under "Upload status" before you upload it again.',

  // Gift link
  sendLink: 'Send link',
  linkSent: 'Link sent',
  depositArrived: 'A deposit of {amount} arrived',
} as const;
