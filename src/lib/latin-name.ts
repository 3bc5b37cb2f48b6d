import { safeParse } from 'zod/mini';
import { BankAccountNameRequest } from '../../generated/schemas.ts';
import { needsLatinName } from './latin-name-banks.ts';

/** Whether a bank account name has only English letters and spaces. */
export function isLatinName(text: string): boolean {
  return safeParse(BankAccountNameRequest.shape.bankAccountName, text.trim()).success;
}

/** Whether the app offers the member to enter the account name in English. */
export function bankNameIsOffered(account: { bankCode: string; bankAccountName: string }): boolean {
  return needsLatinName(account.bankCode) && !isLatinName(account.bankAccountName);
}

/** First and last name, trimmed, with one space between. */
export function joinAccountName(first: string, last: string): string {
  return `${first.trim()} ${last.trim()}`.trim();
}
