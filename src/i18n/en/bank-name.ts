export const bankName = {
  title: 'Edit bank account name',
  offer: 'Your bank needs the account name in English. Please edit the account name.',
  currentName: 'Current name',
  nameInEnglish: 'Account name in English',
  enterAccountName: 'Enter the account name',
  saved: 'Account name saved',
} as const;
