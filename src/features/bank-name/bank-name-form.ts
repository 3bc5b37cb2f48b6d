import * as z from 'zod/mini';
import { BankAccountNameRequest } from '../../../generated/schemas.ts';
import { isLatinName } from '../../lib/latin-name.ts';

export type BankNameProblem = 'enterAccountName' | 'bankNameEnglishOnly';
const problem = (key: BankNameProblem): BankNameProblem => key;

const bankAccountName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: problem('enterAccountName'), abort: true }),
    z.refine(isLatinName, problem('bankNameEnglishOnly')),
  );

/** Required, then English letters and spaces only, trimmed. */
export const bankNameForm = (bankCode: string) =>
  z.pipe(
    z.object({ bankAccountName }),
    z.pipe(
      z.transform((typed: { bankAccountName: string }) => ({ bankCode, ...typed })),
      BankAccountNameRequest,
    ),
  );
export type BankNameText = z.input<ReturnType<typeof bankNameForm>>;
