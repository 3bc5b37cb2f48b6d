import * as z from 'zod/mini';
import { Currency, Registration } from '../../../generated/schemas.ts';
import { OtpVerifyRequest } from '../../../generated/schemas.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { needsLatinName } from '../../lib/latin-name-banks.ts';
import { isLatinName, joinAccountName } from '../../lib/latin-name.ts';
import { digitsOnly, usernameOf } from '../../lib/phone.ts';

/** Text keys of all field errors. */
export type Problem =
  | 'enterPhoneNumber'
  | 'phoneTenDigits'
  | 'phoneEightDigits'
  | 'enterOtpCode'
  | 'enterName'
  | 'enterPassword'
  | 'enterPasswordAgain'
  | 'passwordsDiffer'
  | 'chooseBank'
  | 'enterAccountNumber'
  | 'enterFirstName'
  | 'enterLastName'
  | 'bankNameEnglishOnly';

const problem = (key: Problem): Problem => key;
const notBlank = (key: Problem) => z.string().check(z.regex(/\S/, problem(key)));
const { name, username, password, sourceCode, inviteCode, bankCode, bankAccountNo } = Registration.shape;

const fewestDigitsInLaos = 8;

/**
 * The phone step. The number is read as the login reads it and has exactly ten characters, in the Laos build at
 * least eight digits.
 */
export const phoneForm = (build: { laos: boolean }) =>
  z.object({
    username: z.pipe(
      z.pipe(
        z.string(),
        z.transform((typed: string) => usernameOf(typed, build)),
      ),
      z.pipe(
        build.laos
          ? z.string().check(
              z.minLength(1, { error: problem('enterPhoneNumber'), abort: true }),
              z.refine((number) => digitsOnly(number).length >= fewestDigitsInLaos, problem('phoneEightDigits')),
            )
          : z.string().check(z.length(10, problem('phoneTenDigits'))),
        username,
      ),
    ),
  });
export type PhoneForm = z.infer<ReturnType<typeof phoneForm>>;

export const otpForm = z.object({ otpCode: z.pipe(notBlank('enterOtpCode'), OtpVerifyRequest.shape.otpCode) });
export type OtpForm = z.infer<typeof otpForm>;

/** The profile step. */
export const profileForm = z
  .object({
    name: z.pipe(notBlank('enterName'), name),
    password: z.pipe(z.string().check(z.minLength(1, problem('enterPassword'))), password),
    sourceCode,
    inviteCode,
    confirmPassword: z.string().check(z.minLength(1, problem('enterPasswordAgain'))),
  })
  .check(({ value, issues }) => {
    if (value.confirmPassword === '' || value.confirmPassword === value.password) return;
    issues.push({ code: 'custom', input: value, path: ['confirmPassword'], message: problem('passwordsDiffer') });
  });
export type ProfileForm = z.infer<typeof profileForm>;

/** The bank step. Required fields come first, then the English name that some banks require. */
export const bankForm = z
  .object({
    bankCode: z.pipe(notBlank('chooseBank'), bankCode),
    bankAccountNo: z.pipe(notBlank('enterAccountNumber'), bankAccountNo),
    // Both together are the account name.
    firstName: notBlank('enterFirstName'),
    lastName: notBlank('enterLastName'),
    /** A choice in the Laos build only. */
    currency: Currency,
  })
  .check(({ value, issues }) => {
    const { firstName, lastName } = value;
    if (issues.length > 0 || !needsLatinName(value.bankCode)) return;
    if (isLatinName(joinAccountName(firstName, lastName))) return;
    const field = isLatinName(firstName) ? 'lastName' : 'firstName';
    issues.push({ code: 'custom', input: value, path: [field], message: problem('bankNameEnglishOnly') });
  });
export type BankForm = z.infer<typeof bankForm>;

export const emptyBank: BankForm = { bankCode: '', bankAccountNo: '', firstName: '', lastName: '', currency: 'LAK' };

interface Answers {
  phone: PhoneForm;
  profile: ProfileForm;
  /** Missing when the profile is validated: the bank fields are then sent empty. */
  bank?: BankForm;
}

/** Body of POST /api/account and /api/account/validate. The Thai build has no choice of currency and sends baht. */
export function toRegistration(
  { phone, profile, bank = emptyBank }: Answers,
  { laos }: { laos: boolean },
): Schemas['Registration'] {
  return z.parse(Registration, {
    name: profile.name.trim(),
    username: phone.username,
    password: profile.password,
    sourceCode: profile.sourceCode,
    inviteCode: profile.inviteCode.trim(),
    bankCode: bank.bankCode,
    bankAccountName: joinAccountName(bank.firstName, bank.lastName),
    bankAccountNo: bank.bankAccountNo.trim(),
    currency: laos ? bank.currency : 'BAHT',
  });
}
