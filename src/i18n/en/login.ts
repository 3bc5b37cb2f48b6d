export const login = {
  title: 'Log in',
  submit: 'Log in',
  rememberMe: 'Remember me',
  loggedOutElsewhere: 'You logged out in another tab',
  noAccount: 'No account yet?',
} as const;
