import { session } from '../api/wire/session.ts';
import type { Locale } from '../i18n/locale.ts';
import { isForMembers, screensOf } from './screens.ts';

/**
 * Fetches everything that the first page is made of at once, before any text is there. The function that it answers loads that page;
 * it settles also where something did not come, which is fetched again where it is shown.
 */
export function fetchFirstPage(path: string, locale: Locale): () => Promise<unknown> {
  // A visitor is led to the login page.
  const screens = isForMembers(path) && session.token() === null ? [] : screensOf(path);
  for (const screen of screens) screen.prefetch(locale).catch(() => undefined);
  return () => Promise.allSettled(screens.map((screen) => screen.load()));
}
