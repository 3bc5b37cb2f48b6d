/** A page's title in the browser: its name and the service's. */
export const titled = (page: string) => `${page} · Naga Wallet`;

/** What each page is called in English. */
export const titles = {
  '/login': 'Log in',
  '/register': 'Register',
  '/howto': 'How to use',
  '/contact': 'Contact us',
  '/user/home': 'Home',
  '/user/profile': 'Profile',
  '/user/bonus': 'Bonus conditions',
  '/user/spin': 'Wheel',
  '/user/statement': 'Statement',
  '/user/contact': 'Contact us',
} as const;
