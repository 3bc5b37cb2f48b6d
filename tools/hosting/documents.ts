interface PrerenderedPage {
  /** The file name without its extension: `/user/home` is in `user/home.html`. */
  path: string;
  alsoAt?: readonly string[];
  /** Lazy modules that the page needs. The browser fetches them immediately. */
  modules?: readonly string[];
  /** The namespaces that the page needs besides `common`. */
  texts?: readonly string[];
}

const screen = (file: string) => `src/features/${file}.tsx`;
const memberModules = ['src/app/Queries.tsx', 'src/app/MemberShell.tsx'];

/** Every known path of the app is here or in `plainPages` (R-121…R-131). `/404` stands for all other paths. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: '/login', modules: ['src/app/PublicShell.tsx', screen('login/LoginScreen')], texts: ['login'] },
  {
    path: '/user/home',
    // These paths lead to home.
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

/** These pages get index.html and are rendered in the browser. */
export const plainPages = ['/register', '/howto', '/contact', '/terminated'];

const entries = [
  ...plainPages.map((path) => ({ path, document: '/index.html' })),
  ...prerenderedPages
    .filter(({ path }) => path !== '/404')
    .flatMap(({ path, alsoAt = [] }) => [path, ...alsoAt].map((each) => ({ path: each, document: `${path}.html` }))),
];

export const documentOf: Readonly<Record<string, string>> = Object.fromEntries(
  entries.map(({ path, document }) => [path, document] as const),
);

/** The document of every other path, with status 404. */
export const notFoundDocument = '/404.html';
