export const common = {
  // Menus use short texts. The title of a page is in its own namespace.
  home: 'Home',
  register: 'Register',
  howTo: 'How to use',
  contact: 'Contact',
  profile: 'Profile',
  conditions: 'Conditions',
  statement: 'Statement',
  logOut: 'Log out',
  loggedOut: 'Logged out',
  language: 'Language',
  backToHome: 'Back to home',
  mainMenu: 'Main menu',
  skipToContent: 'Skip to content',
  welcome: 'Welcome. Your money and your games, in one place.',

  // Actions with money: tiles, titles, statement entries
  deposit: 'Deposit',
  transfer: 'Transfer',
  withdraw: 'Withdraw',

  // Wallet
  wallet: 'Wallet',
  mainWallet: 'Main wallet',
  credits: 'credits',
  balance: 'Balance',
  amountsHidden: 'Amounts hidden',
  depositFirst: 'No money available yet. Make a deposit first.',
  all: 'All',
  bonusHeld: 'Active bonus',

  // Fields
  name: 'Name',
  phoneNumber: 'Phone number',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  bank: 'Bank',
  accountNumber: 'Account number',
  currency: 'Currency',
  amount: 'Amount',
  dateAndTime: 'Date and time',
  status: 'Status',
  optional: 'Optional',

  // Field errors that several forms share
  enterPhoneNumber: 'Enter your phone number',
  enterPassword: 'Enter your password',
  passwordsDiffer: "Passwords don't match",
  bankNameEnglishOnly: 'Bank account name must be in English only',
  bankNameOffer: 'Your bank needs your account name in English. Please update it.',

  // Actions
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  ok: 'OK',
  back: 'Back',
  next: 'Next',
  refresh: 'Refresh',
  tryAgain: 'Try again',
  reloadPage: 'Reload the page',
  conditionsNotLoaded: "We couldn't load the conditions",
  select: 'Select',
  gotIt: 'Got it',
  showAll: 'Show all',

  // States
  loading: 'Loading',
  empty: 'Nothing here yet',
  notLoaded: "We couldn't load this",
  notLoadedTryAgain: "Couldn't load. Try again.",
  notLoadedReload: "Couldn't load. Reload the page.",
  reloadLoses: 'What you have typed will be cleared. If something is still being sent, wait for its result first.',
  staleFigures: "Couldn't update. Last updated: {age}.",
  offline: "You're offline",
  serverNotReached: "We couldn't reach the server. Check your connection and try again.",
  answerNotRead: "The service's reply was unclear, so we don't know the result. Check it before you try again.",
  leftOut_one: "{count} item can't be shown here",
  leftOut_other: "{count} items can't be shown here",
  success: 'Success',
  failed: 'Failed',
  inProgress: 'In progress',
  copied: 'Copied: {text}',
  copyFailed: 'Failed to copy',

  // Refusals
  /** The words that lead to the contact page, the longest first, divided by |. "Support" alone is a verb too. */
  contactWords: 'contact support|contact the admin|contact admin|ask support|admin',
  refusedTitle: "That didn't go through",
  refusedWithoutReason: "That didn't go through, and we weren't told why. Please contact support.",
  statementTitle: 'Statement',

  // Pages of a list
  page: 'Page {n}',
  pageOf: 'Page {n} of {total}',
  firstPage: 'First page',
  lastPage: 'Last page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pages: 'Pages',
  noMoreEntries: 'No more entries',

  // Rewards
  claimAmount: 'Claim {amount}',
  notice: 'Notice',

  // Banners
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: 'Picture {n} of {total}',

  // Time
  now: 'Just now',
  yearsAgo_one: '{count} year ago',
  yearsAgo_other: '{count} years ago',
  monthsAgo_one: '{count} month ago',
  monthsAgo_other: '{count} months ago',
  daysAgo_one: '{count} day ago',
  daysAgo_other: '{count} days ago',
  hoursAgo_one: '{count} hour ago',
  hoursAgo_other: '{count} hours ago',
  minutesAgo_one: '{count} minute ago',
  minutesAgo_other: '{count} minutes ago',
  secondsAgo_one: '{count} second ago',
  secondsAgo_other: '{count} seconds ago',

  // Units and money
  baht: 'baht',
  kip: 'kip',
  amountInBaht: '{amount} baht',
  amountInKip: '{amount} kip',
} as const;
