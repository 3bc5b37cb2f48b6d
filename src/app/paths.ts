/** Every address of the app (R-121…R-131). */
export const paths = {
  root: '/',
  login: '/login',
  user: '/user',
  home: '/user/home',
} as const;
