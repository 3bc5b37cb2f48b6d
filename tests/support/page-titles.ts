/** What the browser calls each page, in English. */
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
