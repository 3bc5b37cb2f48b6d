import { expect, test } from 'vitest';
import { ContactText } from '../../../src/errors/ContactText.tsx';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { withLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { locales, type Locale } from '../../../src/i18n/locale.ts';
import { namespaces, type Namespace } from '../../../src/i18n/namespaces.ts';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';

/** Labels and the texts of the chat itself: nothing to follow. */
const noSentences = /^(chat\..*|common\.(contactAdmin|admin)|deposit\.checkedByAdmin)$/;

/** All texts of a language by `namespace.key`. */
async function textsIn(locale: Locale) {
  // Object.keys forgets which keys they are.
  const names = Object.keys(namespaces) as Namespace[];
  const files = await Promise.all(
    names.map(async (namespace) => [namespace, await namespaces[namespace][locale]()] as const),
  );
  return new Map(
    files.flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}.${key}`, withLineBreaks(text, locale)]),
    ),
  );
}

test.each(locales)(
  'A-145 in %s each text that names the admin leads to the contact page and stays as it is',
  async (locale) => {
    await initI18n({ defaultLocale: locale, locale });
    const shown = await textsIn(locale);
    const naming = [...(await textsIn('en'))].flatMap(([key, text]) =>
      /\badmin\b/i.test(text) && !noSentences.test(key) ? [key] : [],
    );
    expect(naming.length).toBeGreaterThan(20);
    for (const key of naming) {
      const text = shown.get(key) ?? '';
      const markup = staticMarkup(<ContactText>{text}</ContactText>);
      expect(
        elementsOf(markup).map(({ tag, attributes }) => [tag, attributes['href']]),
        key,
      ).toEqual([['a', '/contact']]);
      expect(textOf(markup)).toBe(text.replaceAll('\u00a0', ' '));
    }
  },
);

test.each(['The amount is too small.', 'The administrator has closed it.'])('B-07 "%s" has no link', async (text) => {
  await initI18n({ defaultLocale: 'en', locale: 'en' });
  expect(staticMarkup(<ContactText>{text}</ContactText>)).toBe(text);
});
