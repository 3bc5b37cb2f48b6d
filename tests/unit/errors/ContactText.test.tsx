import { expect, test } from 'vitest';
import { ContactText } from '../../../src/errors/ContactText.tsx';
import { errors } from '../../../src/i18n/en/errors.ts';
import { slipReasons } from '../../../src/i18n/en/slip-reasons.ts';
import { initI18n } from '../../../src/i18n/i18n.ts';
import { locales } from '../../../src/i18n/locale.ts';
import { elementsOf, staticMarkup, textOf } from '../../support/static-markup.ts';
import { texts } from '../../support/texts.ts';

const namesAdmin = (text: string) => /contact the admin/i.test(text);
// Object.keys forgets which keys they are.
const keysOf = <Of extends object>(of: Of) => Object.keys(of) as (keyof Of)[];
const errorKeys = keysOf(errors).filter((key) => namesAdmin(errors[key]));
// In Thai and Lao UNKNOW_ERROR_next asks for the slip to be sent, without these words.
const reasonKeys = keysOf(slipReasons).filter((key) => namesAdmin(slipReasons[key]) && key !== 'UNKNOW_ERROR_next');

test.each(locales)(
  'B-07 in %s every "contact the admin" leads to the contact page, and the text stays',
  async (locale) => {
    await initI18n({ defaultLocale: locale, locale });
    const [e, reasons] = await Promise.all([texts(locale, 'errors'), texts(locale, 'slipReasons')]);
    const all = [...errorKeys.map((key) => e(key)), ...reasonKeys.map((key) => reasons(key))];
    expect(all.length).toBeGreaterThan(10);
    for (const text of all) {
      const markup = staticMarkup(<ContactText>{text}</ContactText>);
      expect(
        elementsOf(markup).map(({ tag, attributes }) => [tag, attributes['href']]),
        text,
      ).toEqual([['a', '/contact']]);
      expect(textOf(markup)).toBe(text);
    }
  },
);

test('B-07 any other text has no link', () => {
  expect(staticMarkup(<ContactText>The amount is too small.</ContactText>)).toBe('The amount is too small.');
});
