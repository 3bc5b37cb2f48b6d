export const profile = {
  memberId: 'Member ID',
  copyMemberId: 'Copy member ID',
  registeredOn: 'Registered on',
  username: 'Username',
  bankAccount: 'Bank account',
  noBankAccount: 'No bank account yet. Please contact support to add one.',
  copyAccountNumber: 'Copy account number',
  settings: 'Settings',
  notLoaded: "We couldn't load your profile",
  hideAmounts: 'Hide amounts',
  theme: 'Appearance',
  device: 'Same as this device',
  light: 'Light',
  dark: 'Dark',
  version: 'Version',

  // Change of password
  oldPassword: 'Old password',
  newPassword: 'New password',
  confirmNewPassword: 'Confirm new password',
  passwordChanged: 'Password changed',
  accountName: 'Account name',
} as const;
