import { toWesternDigits } from './western-digits.ts';

/** The digits of a text as 0-9, everything else dropped. */
export function digitsOnly(text: string): string {
  return toWesternDigits(text).replace(/[^0-9]/g, '');
}
