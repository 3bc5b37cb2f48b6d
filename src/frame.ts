import { storedToken } from './api/wire/stored-token.ts';
import { readLocale } from './i18n/locale-store.ts';
import { normalPath, paths } from './paths.ts';
import { settings } from './settings.ts';

export const defaultLocale = settings.laos ? 'la' : 'th';

/** The path that this document was prerendered for, `/404` for unknown paths; undefined without a prerendered page. */
export const frameOf = (document: Document): string | undefined => document.documentElement.dataset['frame'];

/** Addresses that lead a member to home. They share the document of home. */
const leadHome: readonly string[] = [paths.root, paths.user];

export const leadsHome = (path: string): boolean => leadHome.includes(normalPath(path));

/** Whether the prerendered page matches what this visitor sees at this address. */
export function frameFits(frame: string, path: string): boolean {
  if (readLocale(defaultLocale) !== defaultLocale) return false;
  if (frame === '/404') return !Object.values<string>(paths).includes(normalPath(path));
  if (frame !== normalPath(path) && !(frame === paths.home && leadsHome(path))) return false;
  return !frame.startsWith(paths.user) || storedToken() !== null;
}
