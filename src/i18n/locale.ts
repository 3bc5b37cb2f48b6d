export const locales = ['th', 'la', 'en'] as const;

export type Locale = (typeof locales)[number];

/** Each language in its own script, for the language switch. */
export const localeNames: Record<Locale, string> = { th: 'ไทย', la: 'ລາວ', en: 'English' };

/** The BCP 47 tag for `<html lang>` and dayjs. The product's key for Lao is `la`, the tag is `lo`. */
export function languageTag(locale: Locale): 'th' | 'lo' | 'en' {
  return locale === 'la' ? 'lo' : locale;
}

/** The stored locale, or the fallback when the stored value is no locale. */
export function resolveLocale(stored: unknown, fallback: Locale): Locale {
  return locales.find((locale) => locale === stored) ?? fallback;
}

/** The first language of the browser that the app supports; undefined if it supports none of them. */
export function preferredLocale(languages: readonly string[]): Locale | undefined {
  return languages
    .map((tag) => locales.find((locale) => languageTag(locale) === tag.split('-')[0]?.toLowerCase()))
    .find((locale) => locale !== undefined);
}
