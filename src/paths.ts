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

export type Path = (typeof paths)[keyof typeof paths];

/** Addresses that lead to another one. */
export const redirects = { [paths.root]: paths.user, [paths.user]: paths.home } as const satisfies Partial<
  Record<Path, Path>
>;

/** A path in the form that the router compares: lower case, without a slash at the end. */
export const normalPath = (path: string): string => path.toLowerCase().replace(/(.)\/+$/, '$1');

/** The path of the page that an address leads to. */
export function destinationOf(path: string): string {
  const normal = normalPath(path);
  const next = Object.entries(redirects).find(([from]) => from === normal)?.[1];
  return next === undefined ? normal : destinationOf(next);
}

/** The modals that open over any member page, by the name in their address: `?open=deposit`. */
export type SheetName =
  | 'bank-name'
  | 'bonus'
  | 'cancel-bonus'
  | 'conditions'
  | 'deposit'
  | 'game'
  | 'games'
  | 'invite'
  | 'password'
  | 'promotion'
  | 'refund'
  | 'slips'
  | 'transfer'
  | 'withdraw';

/** Every modal with an address. The others open over one page only, which renders them itself. */
export type ModalName = SheetName | 'chat' | 'claim' | 'prize' | 'video';
