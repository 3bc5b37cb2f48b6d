import { withoutInvisibleMarks } from './invisible-marks.ts';
import { toWesternDigits } from './western-digits.ts';

interface Build {
  laos: boolean;
}

// What stands between the digits of a phone number, in any script. People, contact cards and chats write all of these.
const separators = /[\s\p{Pd}\u2212\u2043().（）．/·•]/gu;

/** A written number as a phone dials it: without `tel:` and all that groups its digits. */
export const dialled = (text: string): string =>
  toWesternDigits(withoutInvisibleMarks(text))
    .replace(/^\s*tel:/i, '')
    .replaceAll('＋', '+')
    .replace(separators, '');

/** The digits of a number behind +66 or +856, without the zero of the local form. */
const abroad = {
  thai: /^(?:\+|00)?660?(?<rest>[1-9]\d{7,8})$/,
  laos: /^(?:\+|00)?8560?(?<rest>[1-9]\d{7,9})$/,
};

/** Up to this length, digits without a plus are a local number, whatever they begin with. */
const longestWithoutCode = 10;

/**
 * The phone number in a text as its country writes it, digits only: `+66 81-234-5678` is `0812345678`. A number of another
 * country keeps its plus and its code. Undefined for a text that is no phone number.
 */
function phoneIn(text: string, { laos }: Build): string | undefined {
  const number = dialled(text);
  if (!/^\+?\d+$/.test(number)) return undefined;
  if (number.length <= longestWithoutCode) return number;
  const rest = (laos ? abroad.laos : abroad.thai).exec(number)?.groups?.['rest'];
  return rest === undefined ? number : `0${rest}`;
}

/**
 * The user name that a login and a registration send for a typed text: the phone number in it, otherwise the
 * text without white space at both ends.
 */
export const usernameOf = (typed: string, build: Build): string => phoneIn(typed, build) ?? typed.trim();

/** Keeps only the digits, converted to 0-9. */
export const digitsOnly = (text: string): string => toWesternDigits(text).replace(/[^0-9]/g, '');

/** What the phone field keeps while it is typed in: digits, and a plus before them. */
export function phoneCharacters(text: string): string {
  const isInternational = /^[^\d+]*\+/.test(toWesternDigits(text).replaceAll('＋', '+'));
  return (isInternational ? '+' : '') + digitsOnly(text);
}
