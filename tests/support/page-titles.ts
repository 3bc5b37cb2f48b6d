/** The document title of a page: its name and the service's. */
export const titled = (page: string) => `${page} · Naga Wallet`;

/** The English name of each page. */
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
