import { safeParse } from 'zod/mini';
import { BankAccountNameRequest } from '../../generated/schemas.ts';

/** Whether a bank account name is in English letters and spaces only, as the contract wants it. */
export function isLatinName(text: string): boolean {
  return safeParse(BankAccountNameRequest.shape.bankAccountName, text.trim()).success;
}

const latinNameBanks: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

/** Whether the bank knows its customers by English names only. */
export function needsLatinName(bankCode: string): boolean {
  return latinNameBanks.has(bankCode);
}

/** Whether the member is offered to write the account's name in English. */
export function bankNameIsOffered(account: { bankCode: string; bankAccountName: string }): boolean {
  return needsLatinName(account.bankCode) && !isLatinName(account.bankAccountName);
}

/** `bankAccountName`: both parts trimmed, one space between, none outside. */
export function joinAccountName(first: string, last: string): string {
  return `${first.trim()} ${last.trim()}`.trim();
}
