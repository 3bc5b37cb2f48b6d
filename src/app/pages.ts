import type { Namespace, Texts } from '../i18n/namespaces.ts';
import { destinationOf, paths, type redirects, type SheetName } from '../paths.ts';
import type { ScreenComponent } from '../ui/lazy-screen.ts';

// The table of pages. Routes, placeholders, prefetching, prerendered documents, chunks, the hosting files and the limits
// of `npm run size` follow from it. The tools load it with Node, so it imports components only by `import()`.

/** A text without placeholders, in the texts that are there before the file of a page or modal is loaded. */
export type Title = readonly ['common', Plain<Texts['common']>] | readonly ['titles', keyof Texts['titles']];

type Plain<T> = {
  [Key in keyof T]: T[Key] extends `${string}{${string}` ? never : Key extends `${string}_${string}` ? never : Key;
}[keyof T];

interface Loaded {
  load: () => Promise<ScreenComponent>;
  texts?: readonly Namespace[];
  /** The sheets and pages that one tap may open, most likely first. They are prefetched in this order. */
  oneTap?: { sheets?: readonly SheetName[]; pages?: readonly PageName[] };
}

interface Shell extends Loaded {
  /** Whether its pages need a session. */
  forMembers: boolean;
}

interface Page extends Loaded {
  /** The bars around the page; null without bars. */
  shell: keyof typeof shells | null;
  /** The heading of its placeholder. */
  title?: Title;
  /** What its prerendered document contains: the page, or its placeholder. `null`: it is rendered in the browser. */
  document: 'page' | 'placeholder' | null;
  /** The page needs no query cache. */
  withoutQueries?: true;
}

export const shells = {
  public: {
    forMembers: false,
    load: () => import('./PublicShell.tsx').then((file) => file.PublicShell),
    oneTap: { pages: ['register', 'howto', 'contact'] },
  },
  member: {
    forMembers: true,
    load: () => import('./MemberShell.tsx').then((file) => file.MemberShell),
    texts: ['titles'],
    // Logging out opens the login page.
    oneTap: { sheets: ['conditions'], pages: ['statement', 'profile', 'memberContact', 'home', 'login'] },
  },
} satisfies Record<string, Shell>;

/** The addresses with a page, and the page of all other addresses. */
export type PageName =
  | { [N in keyof typeof paths]: (typeof paths)[N] extends keyof typeof redirects ? never : N }[keyof typeof paths]
  | 'notFound';

export const pages: Record<PageName, Page> = {
  login: {
    shell: 'public',
    load: () => import('./LoginPage.tsx').then((file) => file.LoginPage),
    texts: ['login'],
    document: 'page',
    withoutQueries: true,
    oneTap: { pages: ['home'] },
  },
  register: {
    shell: 'public',
    load: () => import('../features/register/RegisterScreen.tsx').then((file) => file.RegisterScreen),
    title: ['titles', 'register'],
    texts: ['register'],
    document: null,
  },
  howto: {
    shell: 'public',
    load: () => import('../features/howto/HowtoScreen.tsx').then((file) => file.HowtoScreen),
    title: ['titles', 'howTo'],
    texts: ['howto'],
    document: null,
  },
  contact: {
    shell: 'public',
    load: () => import('./ContactPages.tsx').then((file) => file.PublicContact),
    title: ['titles', 'contact'],
    texts: ['contact'],
    document: null,
  },
  home: {
    shell: 'member',
    load: () => import('./MemberHome.tsx').then((file) => file.MemberHome),
    texts: ['home'],
    document: 'page',
    oneTap: {
      sheets: ['deposit', 'withdraw', 'transfer', 'game', 'invite', 'refund', 'games'],
      pages: ['bonus', 'spin'],
    },
  },
  profile: {
    shell: 'member',
    load: () => import('../features/profile/ProfileScreen.tsx').then((file) => file.ProfileScreen),
    title: ['common', 'profile'],
    texts: ['profile', 'playReminder'],
    document: 'placeholder',
    oneTap: { sheets: ['password', 'bank-name'] },
  },
  bonus: {
    shell: 'member',
    load: () => import('../features/bonus/BonusScreen.tsx').then((file) => file.BonusScreen),
    title: ['titles', 'bonus'],
    texts: ['bonus'],
    document: 'placeholder',
    oneTap: { sheets: ['bonus', 'promotion', 'cancel-bonus'] },
  },
  statement: {
    shell: 'member',
    load: () => import('../features/statement/StatementScreen.tsx').then((file) => file.StatementScreen),
    title: ['common', 'statementTitle'],
    texts: ['statement'],
    document: 'placeholder',
    oneTap: { sheets: ['slips'] },
  },
  memberContact: {
    shell: 'member',
    load: () => import('./ContactPages.tsx').then((file) => file.MemberContact),
    title: ['titles', 'contact'],
    texts: ['contact'],
    document: 'placeholder',
  },
  spin: {
    shell: 'member',
    load: () => import('../features/spin/SpinScreen.tsx').then((file) => file.SpinScreen),
    title: ['titles', 'wheel'],
    texts: ['spin', 'outcome'],
    document: 'placeholder',
  },
  terminated: {
    shell: null,
    load: () => import('../features/not-found/TerminatedScreen.tsx').then((file) => file.TerminatedScreen),
    texts: ['not-found', 'contact'],
    document: null,
  },
  notFound: {
    shell: null,
    load: () => import('../features/not-found/NotFoundScreen.tsx').then((file) => file.NotFoundScreen),
    texts: ['not-found'],
    document: 'page',
  },
};

const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name);

export const pageNames = Object.keys(pages).filter(isPageName);

/** The path of a page in the router's notation. */
export const pathOf = (name: PageName): string => (name === 'notFound' ? '*' : paths[name]);

/** The page at an address, after redirects. */
export const pageAt = (path: string): PageName =>
  pageNames.find((name) => pathOf(name) === destinationOf(path)) ?? 'notFound';

/** Whether the page at an address is for members. */
export const isForMembers = (path: string): boolean => shellOf(pageAt(path))?.forMembers ?? false;

/** The row of the shell around a page; undefined for a page without bars. */
export function shellOf(name: PageName): Shell | undefined {
  const { shell } = pages[name];
  return shell === null ? undefined : shells[shell];
}

/** All namespaces of a page or shell: its own, and that of the title in its placeholder. */
export const textsOf = ({ texts = [], title }: Pick<Page, 'texts' | 'title'>): Namespace[] =>
  title?.[0] === 'titles' ? ['titles', ...texts] : [...texts];
