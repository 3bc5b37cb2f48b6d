export const bankName = {
  offer: 'Your bank needs your account name in English. Please update it.',
  currentName: 'Current name',
  nameInEnglish: 'Account name in English',
  enterAccountName: 'Enter your account name',
  saved: 'Account name saved',
} as const;
