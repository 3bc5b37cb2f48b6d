import { toWesternDigits } from './western-digits.ts';

/**
 * The user name that a login sends for what was typed: of digits in groups the digits alone, because that is how the number was
 * registered; in Laos, and of anything else, what was typed.
 */
export function usernameOf(typed: string, { laos }: { laos: boolean }): string {
  if (laos) return typed.trim();
  const text = toWesternDigits(typed);
  return /^[\d\s().-]+$/.test(text) && /\d/.test(text) ? digitsOnly(text) : typed;
}

/** Keeps only the digits, converted to 0-9. */
export function digitsOnly(text: string): string {
  return toWesternDigits(text).replace(/[^0-9]/g, '');
}
