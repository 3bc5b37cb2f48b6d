import { expect, test } from 'vitest';
import { preferredLocale } from '../../../src/i18n/preferred-locale.ts';

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
