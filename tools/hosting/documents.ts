/** A page that the build draws into a document of its own. */
interface PrerenderedPage {
  /** The document is the file of this name: `/user/home` is in `user/home.html`. */
  path: string;
  /** Other addresses that get the same document. */
  alsoAt?: readonly string[];
  /** Modules that the page imports later and needs to be whole, so that the browser fetches them at once. */
  modules?: readonly string[];
  /** Texts that it needs beside `common`. */
  texts?: readonly string[];
}

const screen = (file: string) => `src/features/${file}.tsx`;
const memberModules = ['src/app/Queries.tsx', 'src/app/MemberShell.tsx'];

/** Every known path of the app is here or in `plainPages` (R-121…R-131); `/404` stands for all others. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: '/login', modules: ['src/app/PublicShell.tsx', screen('login/LoginScreen')], texts: ['login'] },
  {
    path: '/user/home',
    // They lead there.
    alsoAt: ['/', '/user'],
    modules: [...memberModules, 'src/app/MemberHome.tsx'],
    texts: ['titles', 'home', 'bank-name'],
  },
  {
    path: '/user/profile',
    modules: [...memberModules, screen('profile/ProfileScreen')],
    texts: ['titles', 'profile', 'bank-name', 'play-reminder'],
  },
  { path: '/user/bonus', modules: [...memberModules, screen('bonus/BonusScreen')], texts: ['titles', 'bonus'] },
  {
    path: '/user/statement',
    modules: [...memberModules, screen('statement/StatementScreen')],
    texts: ['titles', 'statement'],
  },
  { path: '/user/contact', modules: [...memberModules, screen('contact/ContactScreen')], texts: ['titles', 'contact'] },
  { path: '/user/spin', modules: [...memberModules, screen('spin/SpinScreen')], texts: ['titles', 'spin'] },
  { path: '/404', modules: ['src/features/terminated/NotFoundScreen.tsx'], texts: ['terminated'] },
];

/** They get index.html, which the app fills. */
export const plainPages = ['/register', '/howto', '/contact', '/terminated'];

const entries = [
  ...plainPages.map((path) => ({ path, document: '/index.html' })),
  ...prerenderedPages
    .filter(({ path }) => path !== '/404')
    .flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt].map((each) => ({ path: each, document: `${path}.html` }))),
];

/** The document of each known path. */
export const documentOf: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map(({ path, document }) => [path, document] as const),
);

/** Every other path gets it, with the status 404. */
export const notFoundDocument = '/404.html';
