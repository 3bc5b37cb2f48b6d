import { session } from '../api/wire/session.ts';
import type { Locale } from '../i18n/locale.ts';
import { paths } from '../paths.ts';
import { isForMembers, screensOf } from './screens.ts';

/**
 * Starts to fetch all files of the first page at once. The returned function loads the page and resolves to whether all
 * files arrived. A missing file is fetched again where it is shown.
 */
export function fetchFirstPage(path: string, locale: Locale): () => Promise<boolean> {
  // A visitor is redirected to /login.
  const screens = screensOf(isForMembers(path) && session.token() === null ? paths.login : path);
  for (const screen of screens) screen.prefetch(locale).catch(() => undefined);
  return async () => {
    const loaded = await Promise.allSettled(screens.map((screen) => screen.load()));
    return loaded.every(({ status }) => status === 'fulfilled');
  };
}
