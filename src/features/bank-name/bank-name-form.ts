import * as z from 'zod/mini';
import { BankAccountNameRequest } from '../../../generated/schemas.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { isLatinName } from '../../lib/latin-name.ts';

export type BankNameProblem = 'enterAccountName' | 'bankNameEnglishOnly';
const problem = (key: BankNameProblem): BankNameProblem => key;

/** Required first, then English letters and spaces, spaces around it aside. */
export const bankNameForm = z.extend(z.pick(BankAccountNameRequest, { bankAccountName: true }), {
  bankAccountName: z
    .string()
    .check(z.regex(/\S/, { error: problem('enterAccountName'), abort: true }))
    .check(z.refine(isLatinName, problem('bankNameEnglishOnly'))),
});
export type BankNameForm = z.infer<typeof bankNameForm>;

/** Body of PUT /api/account/bankAccountName. */
export const toRequest = ({ bankAccountName }: BankNameForm, bankCode: string): Schemas['BankAccountNameRequest'] => ({
  bankCode,
  bankAccountName: bankAccountName.trim(),
});
