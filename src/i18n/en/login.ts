export const login = {
  title: 'Log in',
  submit: 'Log in',
  loggedIn: 'Logged in',
  rememberMe: 'Remember me',
  sessionElsewhere: 'You logged in or out in another tab. Please log in again.',
  notConfirmed: "A transaction wasn't confirmed. Log in to see in your statement if it went through.",
  probablyNotDone: 'A transaction was probably not carried out. Log in and check your statement.',
  noAccount: 'No account yet?',
  forgotPassword: 'Forgot your password?',
  contactUs: 'Contact us',
} as const;
