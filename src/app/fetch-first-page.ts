import { session } from '../api/wire/session.ts';
import type { Locale } from '../i18n/locale.ts';
import { paths } from '../paths.ts';
import { isForMembers, screensOf } from './screens.ts';

/**
 * Fetches everything that the first page is made of at once, before any text is there. The function that it answers loads that
 * page, and says whether all of it came; what did not is fetched again where it is shown.
 */
export function fetchFirstPage(path: string, locale: Locale): () => Promise<boolean> {
  // A visitor is led to the login page.
  const screens = screensOf(isForMembers(path) && session.token() === null ? paths.login : path);
  for (const screen of screens) screen.prefetch(locale).catch(() => undefined);
  return async () => {
    const loaded = await Promise.allSettled(screens.map((screen) => screen.load()));
    return loaded.every(({ status }) => status === 'fulfilled');
  };
}
