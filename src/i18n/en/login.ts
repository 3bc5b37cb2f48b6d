export const login = {
  title: 'Log in',
  submit: 'Log in',
  loggedIn: 'Logged in',
  notDone: "Couldn't log in. Please try again.",
  rememberMe: 'Remember me',
  sessionElsewhere: 'You logged in or out in another tab. Please log in again.',
  noAccount: 'No account yet?',
  forgotPassword: 'Forgot your password?',
  contactUs: 'Contact us',
} as const;
