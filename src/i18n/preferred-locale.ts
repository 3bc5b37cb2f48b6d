import { languageTag, locales, type Locale } from './locale.ts';

/** The first language of the browser that the app supports; undefined if it supports none of them. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages
    .map((tag) => locales.find((locale) => languageTag(locale) === tag.split('-')[0]?.toLowerCase()))
    .find((locale) => locale !== undefined);
}
