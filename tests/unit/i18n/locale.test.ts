import { afterEach, expect, test, vi } from 'vitest';
import { languageTag, localeNames, locales, preferredLocale, resolveLocale } from '../../../src/i18n/locale.ts';
import { readLocale, storeInCookie, storeLocale } from '../../../src/i18n/locale-store.ts';
import { stubBrowser, stubForbiddenStorage } from '../../support/browser-stub.ts';

afterEach(() => vi.unstubAllGlobals());

test('R-448 R-454 A-91 the locales are th, la (with the tag lo) and en, each named in its own language', () => {
  expect(locales.map((locale) => [locale, languageTag(locale), localeNames[locale]])).toEqual([
    ['th', 'th', 'ไทย'],
    ['la', 'lo', 'ລາວ'],
    ['en', 'en', 'English'],
  ]);
});

test.each([undefined, null, '', 'TH', 'lo', 'th,la', 'constructor', '0', 0, {}])(
  'R-452 %j is no locale and gives the default',
  (stored) => {
    expect([resolveLocale(stored, 'th'), resolveLocale(stored, 'la')]).toEqual(['th', 'la']);
  },
);

test.each([
  [['en-GB', 'th'], 'en'],
  [['lo-LA'], 'la'],
  [['TH'], 'th'],
  [['fr-FR', 'lo', 'en'], 'la'],
  // Latin is no Lao, and no language has a tag that only begins like one.
  [['la', 'thx', 'enm'], undefined],
])('A-122 the first supported language of %j is %s', (languages, locale) => {
  expect(preferredLocale(languages)).toBe(locale);
});

test('R-449 R-452 the stored choice is used, else the default', () => {
  stubBrowser({ locale: 'fr' });
  expect(readLocale('la')).toBe('la');
  stubBrowser({ locale: 'en' });
  expect(readLocale('th')).toBe('en');
});

test('R-120 R-451 A-92 a choice is stored; the displayed locale is in the cookie for a year, even without a choice', () => {
  const { storage, cookies } = stubBrowser({ token: 'kept' });
  storeInCookie('th');
  expect([...storage]).toEqual([['token', 'kept']]);
  storeLocale('la');
  expect(storage.get('locale')).toBe('la');
  expect(cookies).toEqual(['TH', 'LA'].map((value) => `i18next=${value}; Path=/; SameSite=Lax; Max-Age=31536000`));
});

test('quality 11: storage that is forbidden does not throw', () => {
  stubForbiddenStorage();
  expect(readLocale('th')).toBe('th');
  expect(() => storeLocale('en')).not.toThrow();
});
