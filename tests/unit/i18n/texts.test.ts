import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../generated/error-codes.ts';
import { idsIn } from '../../../tools/ledger/requirements.ts';
import { locales, type Locale } from '../../../src/i18n/locale.ts';
import { namespaces, type Namespace } from '../../../src/i18n/namespaces.ts';
import { notLoaded } from '../../../src/i18n/i18n.ts';
import { codesIn, errorCodesIn } from '../../support/ledger-codes.ts';

type Bundle = Record<string, string>;

const names = Object.keys(namespaces) as Namespace[]; // Object.keys loses the type
const texts = new Map<string, Bundle>();
for (const name of names) {
  for (const locale of locales) texts.set(`${locale}/${name}`, await namespaces[name][locale]());
}
const bundle = (locale: Locale, name: Namespace) => texts.get(`${locale}/${name}`) ?? {};
const everyText = locales.flatMap((locale) =>
  names.flatMap((name) => Object.entries(bundle(locale, name)).map(([key, text]) => ({ locale, name, key, text }))),
);
const textsOf = (...wanted: Locale[]) => everyText.filter(({ locale }) => wanted.includes(locale));

/** English in every locale. */
const sameEverywhere = ['not-found.notFoundHeading', 'not-found.terminatedHeading'];

function expectTranslated(name: Namespace, key: string) {
  const inEach = locales.map((locale) => bundle(locale, name)[key]);
  expect(inEach, `${name}.${key}`).not.toContain(undefined);
  expect(new Set([key, ...inEach]).size, `${name}.${key}: ${inEach.join(' / ')}`).toBe(4);
}

describe('the texts', () => {
  test.each(names)('R-448 %s has the same keys in each locale (plurals: English one and other)', (name) => {
    const english = Object.keys(bundle('en', name));
    const ones = english.filter((key) => key.endsWith('_one'));
    expect(english).toEqual(expect.arrayContaining(ones.map((key) => key.replace(/_one$/, '_other'))));
    const expected = english.filter((key) => !ones.includes(key));
    for (const locale of ['th', 'la'] as const) expect(Object.keys(bundle(locale, name)), locale).toEqual(expected);
  });

  test('R-448 a Lao member learns at the first slip what the word means', () => {
    expect(bundle('la', 'deposit')['uploadSlip']).toContain('ສະລິບ (ບິນໂອນ)');
    expect(bundle('la', 'titles')['slips']).toContain('ສະລິບ (ບິນໂອນ)');
  });

  test('R-448 no text is empty, padded, or the same in two locales', () => {
    for (const { locale, name, key, text } of everyText) {
      const where = `${locale} ${name}.${key}`;
      expect(text.trim(), where).toBe(text);
      expect(text, where).not.toBe('');
      if (!sameEverywhere.includes(`${name}.${key}`)) {
        const others = locales.filter((other) => other !== locale).map((other) => bundle(other, name)[key]);
        expect(others, where).not.toContain(text);
      }
    }
  });

  test('R-448 a text has the same placeholders in each locale', () => {
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const { locale, name, key, text } of everyText) {
      const english = bundle('en', name)[key] ?? '';
      expect(placeholders(text), `${locale} ${name}.${key}`).toEqual(placeholders(english));
      expect(text.replace(/\{\w+\}/g, ''), `${locale} ${name}.${key}`).not.toMatch(/[{}]|\$t\(/);
    }
  });

  test('no exclamation marks, no emoji, no invisible marks', () => {
    for (const { text } of everyText) expect(text).not.toMatch(/[!！\u200B\u2060\u00A0]|\p{Extended_Pictographic}/u);
  });

  test('A-29 each language uses only its script', () => {
    for (const { text } of textsOf('la', 'en')) expect(text).not.toMatch(/\p{Script=Thai}/u);
    for (const { text } of textsOf('th', 'en')) expect(text).not.toMatch(/\p{Script=Lao}/u);
    for (const { name, key, text } of textsOf('th', 'la')) {
      if (!sameEverywhere.includes(`${name}.${key}`)) expect(text).toMatch(/\p{Script=Thai}|\p{Script=Lao}/u);
    }
  });

  test('Thai and Lao follow the house style', () => {
    for (const { text } of textsOf('th')) expect(text).not.toMatch(/โปรด|ครับ|ค่ะ|(?<!เ)ท่าน|ล้มเหลว|[๐-๙?]|\.$/);
    for (const { text } of textsOf('la')) expect(text).not.toMatch(/ຫນ|ຫມ|ຫລ|ໍາ|ເຈົ້າ(?!ຂອງ)|ລົ້ມເຫຼວ|[໐-໙]/);
  });

  test('"not loaded" of the entry bundle is the one of common', () => {
    for (const locale of locales) expect(bundle(locale, 'common').notLoadedTryAgain).toBe(notLoaded[locale]);
  });
});

describe('the English literals of the ledger', () => {
  test.each([
    ['R-161', 'register', 'phoneTenDigits', 'The phone number must support 10 digits'],
    ['R-169', 'common', 'passwordsDiffer', "Passwords don't match"],
    ['R-176', 'common', 'bankNameEnglishOnly', 'Bank account name must be in English only'],
    ['R-176', 'errors', 'BANK_ACCOUNT_NAME_ENG', 'Bank account name must be in English only'],
    ['R-161', 'errors', 'PHONE_NUMBER_REQUIRE_10_DIGIT', 'The phone number must support 10 digits'],
    ['R-177', 'register', 'registered', 'Registration successful'],
    ['R-410', 'common', 'fileNotSupported', 'File is not supported'],
    ['R-412', 'common', 'fileTooLarge', 'The file is too large. Please select file no larger than {n} MB.'],
    ['R-430', 'common', 'copied', 'Copied: {text}'],
    ['R-430', 'common', 'copyFailed', 'Failed to copy'],
  ] as const)('%s %s.%s', (_id, name, key, literal) => {
    expect(bundle('en', name)[key]).toBe(literal);
  });
});

describe('error codes', () => {
  // The compiler requires a text for each code of the contract, and no other.
  test.each(idsIn('R-432…R-442'))('%s each code has its own text in each locale', (id) => {
    for (const code of errorCodesIn(id)) expectTranslated('errors', code);
  });

  test('R-448 each code that came after the specification has its own text in each locale', () => {
    const specified = idsIn('R-432…R-442').flatMap(errorCodesIn);
    for (const code of errorCodes.filter((each) => !specified.includes(each))) expectTranslated('errors', code);
  });

  test('R-438 R-439 the meanings in the specification', () => {
    expect(bundle('en', 'errors').UNAUTHORIZED).toBe('Please log in');
    expect(bundle('en', 'errors').REFUND_MINIMUM).toContain('must be above 0');
    expect(bundle('en', 'errors').TRANSFER_FAIL).toContain('back in your wallet');
  });
});

describe('slip reasons', () => {
  test('R-443 each code has a text and (B-07) a next step of its own in each locale', () => {
    for (const code of codesIn('R-363…R-371')) {
      expectTranslated('slipReasons', code);
      expectTranslated('slipReasons', `${code}_next`);
    }
  });
});
