import { browserStorage } from '../lib/browser-storage.ts';
import { resolveLocale, type Locale } from './locale.ts';

const oneYearInSeconds = 31_536_000;

/** The locale the visitor chose earlier, else the build's default. */
export function readLocale(fallback: Locale): Locale {
  return resolveLocale(browserStorage.get('locale'), fallback);
}

/** Keeps the choice under `locale` and in the cookie. Never throws. */
export function storeLocale(locale: Locale): void {
  browserStorage.set('locale', locale);
  storeInCookie(locale);
}

/** Keeps the locale that is shown, chosen or not, in capitals in the cookie `i18next`. Never throws. */
export function storeInCookie(locale: Locale): void {
  try {
    document.cookie = `i18next=${locale.toUpperCase()}; Path=/; SameSite=Lax; Max-Age=${oneYearInSeconds}`;
  } catch {
    // Forbidden, as in a sandboxed frame: the choice lasts as long as the page.
  }
}
