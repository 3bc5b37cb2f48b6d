/** All addresses of the app (R-121…R-131). */
export const paths = {
  root: '/',
  login: '/login',
  register: '/register',
  howto: '/howto',
  contact: '/contact',
  user: '/user',
  home: '/user/home',
  profile: '/user/profile',
  bonus: '/user/bonus',
  statement: '/user/statement',
  memberContact: '/user/contact',
  spin: '/user/spin',
  terminated: '/terminated',
} as const;

/** A path in the form that the router compares: lower case, without a slash at the end. */
export const normalPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');
