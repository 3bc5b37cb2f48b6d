import { toWesternDigits } from './western-digits.ts';

/** Keeps only the digits, converted to 0-9. */
export function digitsOnly(text: string): string {
  return toWesternDigits(text).replace(/[^0-9]/g, '');
}
