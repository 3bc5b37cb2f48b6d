import { expect, test } from 'vitest';
import { languageTag, localeNames, locales, preferredLocale, resolveLocale } from '../../../src/i18n/locale.ts';

test('R-448 the locales are th, la and en, each named in its own language', () => {
  expect(locales).toEqual(['th', 'la', 'en']);
  expect(locales.map((locale) => localeNames[locale])).toEqual(['ไทย', 'ລາວ', 'English']);
});

test('R-454 A-91 the language tag of la is lo', () => {
  expect(locales.map(languageTag)).toEqual(['th', 'lo', 'en']);
});

test.each([undefined, null, '', 'TH', 'lo', 'fr', ' th', 'th,la', 'constructor', '0', 0, {}, ['th']])(
  'R-452 %j is no locale and gives the default',
  (stored) => {
    expect(resolveLocale(stored, 'th')).toBe('th');
    expect(resolveLocale(stored, 'la')).toBe('la');
  },
);

test.each([
  [['en-GB', 'th'], 'en'],
  [['lo-LA'], 'la'],
  [['TH'], 'th'],
  [['fr-FR', 'lo', 'en'], 'la'],
  // Latin is no Lao, and no language has a tag that only begins like one.
  [['la', 'thx', 'enm'], undefined],
  [[], undefined],
])('A-122 the first supported language of %j is %s', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale);
});
