export const login = {
  title: 'Log in',
  submit: 'Log in',
  rememberMe: 'Remember me',
  sessionElsewhere: 'You logged in or out in another tab',
  noAccount: 'No account yet?',
} as const;
