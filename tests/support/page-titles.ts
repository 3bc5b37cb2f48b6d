/** The English document title of each page. */
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
