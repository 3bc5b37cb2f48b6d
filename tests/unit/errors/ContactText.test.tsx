import { expect, test } from 'vitest';
import { findAdmin } from '../../../src/errors/ContactText.tsx';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { withLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { locales } from '../../../src/i18n/locale.ts';
import { namespaces, type Namespace } from '../../../src/i18n/namespaces.ts';

/** Labels and the texts of the chat itself: nothing to follow. */
const noSentences = /^(chat\..*|common\.contactWords)$/;

test.each(locales)(
  'A-145 in %s the words of each text that names the admin are found, to lead to the contact page',
  async (locale) => {
    await initI18n({ defaultLocale: locale, locale });
    let naming = 0;
    // Object.keys forgets which keys they are.
    for (const name of Object.keys(namespaces) as Namespace[]) {
      const shown: Record<string, string> = await namespaces[name][locale]();
      for (const [key, text] of Object.entries(await namespaces[name].en())) {
        if (!/\b(ask|contact) (the )?(admin|support)\b/i.test(text) || noSentences.test(`${name}.${key}`)) continue;
        naming += 1;
        expect(findAdmin(withLineBreaks(shown[key] ?? '', locale)), `${name}.${key}`).toBeDefined();
      }
    }
    expect(naming).toBeGreaterThan(20);
  },
);

test.each([
  ['The amount is too small.', undefined],
  ['The administrator has closed it.', undefined],
  ['Please contact the admin.', 'contact the admin'],
  ['Ask the Admin', 'Admin'],
  ['Please contact support.', 'contact support'],
  ['The phone number must support 10 digits', undefined],
])('A-145 the words of "%s" that lead to the contact page: %s', async (text, words) => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  const found = findAdmin(text);
  expect(found && text.slice(found.start, found.end)).toBe(words);
});
