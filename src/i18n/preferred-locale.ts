import { languageTag, locales, type Locale } from './locale.ts';

/** The first of the browser's languages that the app supports; undefined if there is none. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages
    .map((tag) => locales.find((locale) => languageTag(locale) === tag.split('-')[0]?.toLowerCase()))
    .find((locale) => locale !== undefined);
}
