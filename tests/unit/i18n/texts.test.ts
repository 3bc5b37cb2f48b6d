import { expect, test } from 'vitest';
import { errorCodes } from '../../../generated/error-codes.ts';
import { locales, type Locale } from '../../../src/i18n/locale.ts';
import { namespaces, type Namespace } from '../../../src/i18n/namespaces.ts';
import { notLoaded } from '../../../src/i18n/i18n.ts';
import { withoutLineBreaks } from '../../../src/i18n/line-breaks.ts';
import { codesIn, errorCodesIn } from '../../support/ledger-lists.ts';

// The compiler compares the keys of the three locales, and those of errors with the codes of the contract.
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

/** English in every locale. */
const sameEverywhere = ['not-found.notFoundHeading', 'not-found.terminatedHeading'];

test('R-448 no text is empty, padded or the same in two locales', () => {
  for (const { locale, name, key, text } of everyText) {
    const where = `${locale} ${name}.${key}`;
    expect(text.trim(), where).toBe(text);
    expect(text, where).not.toBe('');
    if (sameEverywhere.includes(`${name}.${key}`)) continue;
    const others = locales.filter((other) => other !== locale).map((other) => bundle(other, name)[key]);
    expect(others, where).not.toContain(text);
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

test('R-448 each language uses only its script and follows the house style', () => {
  // No exclamation marks, no emoji, no invisible marks.
  const nowhere = /[!！\u200B\u2060\u00A0]|\p{Extended_Pictographic}/u;
  const foreign = {
    th: /\p{Script=Lao}|โปรด|ครับ|ค่ะ|(?<!เ)ท่าน|ล้มเหลว|[๐-๙?]|\.$/u,
    la: /\p{Script=Thai}|ຫນ|ຫມ|ຫລ|ໍາ|ເຈົ້າ(?!ຂອງ)|ລົ້ມເຫຼວ|[໐-໙]/u,
    en: /\p{Script=Thai}|\p{Script=Lao}|[A-Z]_[A-Z]/u,
  };
  const own = { th: /\p{Script=Thai}/u, la: /\p{Script=Lao}/u, en: /^/ };
  // Support speaks it in the chat, where a Thai sentence without its particle is curt.
  const asSpoken = (name: string, key: string, text: string) =>
    `${name}.${key}` === 'chat.greeting' ? text.replace('ค่ะ', '') : text;
  for (const { locale, name, key, text } of everyText) {
    expect(text, `${name}.${key}`).not.toMatch(nowhere);
    expect(asSpoken(name, key, text), `${name}.${key}`).not.toMatch(foreign[locale]);
    if (!sameEverywhere.includes(`${name}.${key}`)) expect(text, `${name}.${key}`).toMatch(own[locale]);
  }
});

test.each(locales)('"not loaded" of the entry bundle is the one of common in %s', (locale) => {
  expect(bundle(locale, 'common')['notLoadedTryAgain']).toBe(notLoaded[locale]);
});

test.each(['th', 'la'] as const)(
  'B-01 in %s the sentence about an unknown outcome names the link beside it',
  (locale) => {
    const { outcomeRefetched, outcomeNotChecked } = bundle(locale, 'outcome');
    const { statementTitle } = bundle(locale, 'common');
    for (const sentence of [outcomeRefetched, outcomeNotChecked])
      expect(withoutLineBreaks(sentence ?? '')).toContain(statementTitle);
  },
);

test.each([
  ['R-161', 'register', 'phoneTenDigits', 'The phone number must support 10 digits'],
  ['R-169', 'common', 'passwordsDiffer', "Passwords don't match"],
  ['R-176', 'common', 'bankNameEnglishOnly', 'Bank account name must be in English only'],
  ['R-176', 'errors', 'BANK_ACCOUNT_NAME_ENG', 'Bank account name must be in English only'],
  ['R-161', 'errors', 'PHONE_NUMBER_REQUIRE_10_DIGIT', 'The phone number must support 10 digits'],
  ['R-177', 'register', 'registered', 'Registration successful'],
  ['R-410', 'files', 'fileNotSupported', 'File is not supported'],
  ['R-412', 'files', 'fileTooLarge', 'The file is too large. Please select file no larger than {n} MB.'],
  ['R-430', 'common', 'copied', 'Copied: {text}'],
  ['R-430', 'common', 'copyFailed', 'Failed to copy'],
  ['R-432', 'errors', 'UNAUTHORIZED', 'Please log in'],
  ['R-282', 'errors', 'REFUND_MINIMUM', 'The refund amount must be above 0'],
] as const)('%s %s.%s is that of the specification', (_id, name, key, literal) => {
  expect(bundle('en', name)[key]).toBe(literal);
});

test('R-432 each specified error code has its text', () => {
  expect(Object.keys(bundle('en', 'errors'))).toEqual(
    expect.arrayContaining([...errorCodesIn('R-432…R-442'), ...errorCodes]),
  );
  expect(bundle('en', 'errors')['TRANSFER_FAIL']).toContain('back in your wallet');
});

test('R-443 B-07 each slip reason has its text and a next step', () => {
  const reasons = codesIn('R-363…R-371').flatMap((code) => [code, `${code}_next`]);
  expect(Object.keys(bundle('en', 'slipReasons'))).toEqual(expect.arrayContaining(reasons));
});
