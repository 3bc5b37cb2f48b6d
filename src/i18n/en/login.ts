export const login = {
  title: 'Log in',
  submit: 'Log in',
  rememberMe: 'Remember me',
  noAccount: 'No account yet?',
} as const;
