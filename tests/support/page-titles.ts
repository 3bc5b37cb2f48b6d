/** The document title of a page: its name and the service's. */
export const titled = (page: string) => `${page} · Naga Wallet`;

const titles: Record<string, string> = {
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
};

/** The English name of a page. */
export function titleOf(path: string): string {
  const title = titles[path];
  if (title === undefined) throw new Error(`tests/support/page-titles.ts has no title for ${path}`);
  return title;
}
