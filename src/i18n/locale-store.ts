import { browserStorage } from '../lib/browser-storage.ts';
import { locales, resolveLocale, type Locale } from './locale.ts';

let chosenHere = false;
const oneYearInSeconds = 31_536_000;

/** The name of the list of languages. */
export const languageList = 'language';

/** The language that the list on a prerendered page shows; undefined without a list. */
export function localeInList(root: ParentNode): Locale | undefined {
  const list = root.querySelector<HTMLSelectElement>(`select[name=${languageList}]`);
  return locales.find((locale) => locale === list?.value);
}

/** The locale that the visitor chose earlier, else the build's default. */
export function readLocale(fallback: Locale): Locale {
  return resolveLocale(browserStorage.get('locale'), fallback);
}

/** Whether the visitor has chosen a language, on this device or, without storage, on this page. */
export function isLocaleChosen(): boolean {
  return chosenHere || browserStorage.get('locale') !== null;
}

/** Stores the choice under `locale` and in the cookie. Never throws. */
export function storeLocale(locale: Locale): void {
  chosenHere = true;
  browserStorage.set('locale', locale);
  storeInCookie(locale);
}

/** Stores the displayed locale in the cookie `i18next`, in capitals. Never throws. */
export function storeInCookie(locale: Locale): void {
  try {
    document.cookie = `i18next=${locale.toUpperCase()}; Path=/; SameSite=Lax; Max-Age=${oneYearInSeconds}`;
  } catch {
    // Forbidden, as in a sandboxed frame: the choice is lost on reload.
  }
}
