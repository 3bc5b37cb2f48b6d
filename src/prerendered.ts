import { storedToken } from './api/wire/session/stored-token.ts';
import { readLocale } from './i18n/locale-store.ts';
import { destinationOf, paths } from './paths.ts';
import { settings } from './settings.ts';

export const defaultLocale = settings.laos ? 'la' : 'th';

/** The path that this document was prerendered for, `/404` for unknown paths; undefined without a prerendered page. */
export const prerenderedPath = (document: Document): string | undefined =>
  document.documentElement.dataset['prerendered'];

/** Whether a prerendered page is what this visitor sees at this address. */
export function fitsAddress(prerendered: string, path: string): boolean {
  if (readLocale(defaultLocale) !== defaultLocale) return false;
  const shown = destinationOf(path);
  if (prerendered === '/404') return !Object.values<string>(paths).includes(shown);
  return prerendered === shown && (!prerendered.startsWith(paths.user) || storedToken() !== null);
}
