export const bankName = {
  currentName: 'Current name',
  nameInEnglish: 'Account name in English',
  enterAccountName: 'Enter your account name',
  saved: 'Account name saved',
  maybeSaved: "We didn't get a clear reply, so the name may already be saved. Check your profile before you try again.",
} as const;
