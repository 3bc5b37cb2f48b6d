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
