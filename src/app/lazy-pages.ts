import { session } from '../api/wire/session/session.ts';
import type { Locale } from '../i18n/locale.ts';
import { paths } from '../paths.ts';
import { lazyScreen, type LazyScreen, type Loadable } from '../ui/lazy-screen.ts';
import { PagePlaceholder, ShellPlaceholder } from './PagePlaceholder.tsx';
import { isForMembers, pageAt, pageNames, pages, shells, textsOf, type PageName } from './pages.ts';

const importQueries = () => import('./Queries.tsx').then((file) => file.Queries);

/** The query cache, inside the public shell and around the member shell. */
export const PublicQueries = lazyScreen(importQueries, { Placeholder: PagePlaceholder });
export const MemberQueries = lazyScreen(importQueries, { Placeholder: ShellPlaceholder, inDocument: true });

export const PublicShell = lazyScreen(shells.public.load, { Placeholder: ShellPlaceholder, inDocument: true });
export const MemberShell = lazyScreen(shells.member.load, {
  texts: shells.member.texts,
  Placeholder: ShellPlaceholder,
  inDocument: true,
});

function screenOf(name: PageName) {
  const { load, shell, document, ...page } = pages[name];
  return lazyScreen(load, {
    texts: textsOf(page),
    Placeholder: shell === null ? ShellPlaceholder : PagePlaceholder,
    inDocument: document === 'page',
  });
}

/** The screen of each page. It is loaded with its texts when it is first shown. */
// The keys are the names of the table.
export const screens = Object.fromEntries(pageNames.map((name) => [name, screenOf(name)])) as Record<
  PageName,
  LazyScreen<object>
>;

/** The lazy parts of a page. */
export function partsOf(name: PageName): readonly Loadable[] {
  const { shell, withoutQueries = false } = pages[name];
  switch (shell) {
    case 'member':
      return [MemberQueries, MemberShell, screens[name]];
    case 'public':
      return withoutQueries ? [PublicShell, screens[name]] : [PublicShell, PublicQueries, screens[name]];
    case null:
      return [screens[name]];
  }
}

/**
 * Starts to fetch all files of the first page at once. The returned function loads the page and resolves to whether all
 * files arrived. A missing file is fetched again where it is shown.
 */
export function fetchFirstPage(path: string, locale: Locale): () => Promise<boolean> {
  // A visitor is redirected to /login.
  const parts = partsOf(pageAt(isForMembers(path) && session.token() === null ? paths.login : path));
  for (const part of parts) part.prefetch(locale).catch(() => undefined);
  return async () => {
    const loaded = await Promise.allSettled(parts.map((part) => part.load()));
    return loaded.every(({ status }) => status === 'fulfilled');
  };
}
