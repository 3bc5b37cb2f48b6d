import { toWesternDigits } from './western-digits.ts';

/**
 * The user name that a login sends. A phone number in groups is reduced to its digits, as in registration, and
 * any other text stays as typed. The Laos build removes spaces at both ends.
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
