export const deposit = {
  // Ways
  chooseWay: 'Choose how to deposit',
  bankTransfer: 'Bank transfer',
  qrDeposit: 'Deposit by QR',
  giftLink: 'Gift link',
  uploadSlip: 'Upload slip',
  automatic: 'Automatic',
  checkedByAdmin: 'Checked by admin',

  // What the deposit texts state
  beforeYouDeposit: 'Before you deposit',
  minimum: 'Minimum deposit {amount}',
  minimumNotKnown: 'A minimum deposit applies. If you are not sure, ask the admin before you transfer.',
  slipWindow: 'Slips can be uploaded every day from {start} to {end}',
  slipWindowNotKnown: 'Slips can be uploaded only during the daily service hours',
  slipWithinOneHour: 'Upload the slip within 1 hour of the transfer',
  oneDepositPerQr: 'Each QR code is for one deposit only',
  wholeBalance: 'With a bonus, the whole balance must be withdrawn',
  credited: 'The wallet is credited within 1 minute of a deposit',
  notCredited: 'Not credited within 1 minute? Upload the slip.',

  // Bank accounts
  transferToAccount: 'Transfer to this account',
  copyAccountNumber: 'Copy account number',

  // QR
  quickAmounts: 'Quick amounts',
  createQr: 'Create QR',
  createQrAmount: 'Create QR {amount}',
  qrMinimum: 'The minimum for this channel is {amount}',
  twoDecimals: 'Enter an amount with at most 2 decimals',
  otherChannel: 'A QR code made earlier in another channel may no longer work',
  qrFor: 'QR code for {amount}',
  qrReady: 'QR code for {amount} created',
  qrNotShown: "This QR code can't be shown. Cancel it, or choose another way to deposit.",
  expiresIn: 'Expires in {time}',
  expiring: 'This QR code expires in {n} seconds',
  deviceClock:
    "This time follows this device's clock. If the clock is wrong, the QR code may expire sooner or later. Pay right away.",
  endUnknown: "We can't tell when this QR code expires. Pay right away, or cancel it and create a new one.",
  expired: 'The QR code has expired. Do not pay it; create a new one.',
  qrClosed:
    'This QR code can no longer be used. If you have paid it, refresh your balance: the wallet is credited within 1 minute of a deposit.',
  payOnce: 'Pay this QR code once only',
  onOnePhone: 'Save the QR image, then open it in your bank app',
  saveQr: 'Save QR image',
  qrNotSaved: "The QR image wasn't saved. Take a screenshot instead.",
  copyAmount: 'Copy amount',
  transferred: 'I have transferred',
  transferredToast: 'Refresh your balance. The wallet is credited within 1 minute of a deposit.',
  cancelQr: 'Cancel QR',
  qrCancelled: 'QR code cancelled',

  // Slip
  chooseSlip: 'Choose slip image',
  chooseAnotherSlip: 'Choose another slip image',
  slipFormats: 'PNG, JPEG, GIF or WebP, up to {n} MB',
  slipUploading: 'Uploading the slip. Please keep this page open.',
  cancelUpload: 'Cancel upload',
  slipUploaded: 'Slip uploaded. See the result under Upload status.',
  uploadStatus: 'Upload status',

  // Gift link
  sendLink: 'Send link',
  giftLinkMinimum: 'The minimum for a gift link is {n} baht',
  linkSent: 'Link sent',
} as const;
