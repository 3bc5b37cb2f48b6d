import type { ApiError, FailureCode } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { withoutInvisibleMarks } from '../../lib/invisible-marks.ts';
import { digitsOnly } from '../../lib/phone.ts';
import { timings } from '../../lib/timings.ts';
import { toWesternDigits } from '../../lib/western-digits.ts';

/** The steps of the wizard in order. */
export const steps = ['phone', 'otp', 'profile', 'bank'] as const;

export type Step = (typeof steps)[number];

export const earlier = (one: Step, other: Step): Step => (steps.indexOf(one) < steps.indexOf(other) ? one : other);

/** The step stored in a history entry. */
export function stepOf(entryState: unknown): Step {
  const named = typeof entryState === 'object' && entryState !== null && 'step' in entryState ? entryState.step : null;
  return steps.find((step) => step === named) ?? 'phone';
}

/** The number of a step and the total; without OTP there are three steps. */
export function progressOf(step: Step, { otp }: { otp: boolean }): { n: number; total: number } {
  const taken: readonly Step[] = otp ? steps : steps.filter((each) => each !== 'otp');
  return { n: taken.indexOf(step) + 1, total: taken.length };
}

/** `resendAt` is in monotonic ms. */
export interface SentOtp {
  phone: string;
  reference: string;
  token: string;
  resendAt: number;
}

/** The state of a phone check. Without `sent`, no code is needed. */
export interface PhoneCheck {
  phone: string;
  sent?: SentOtp;
}

/** Error codes that mean that the phone is verified. */
export const saysVerified = (code: FailureCode | undefined): boolean =>
  code === 'OTP_VERIFIED' || code === 'OTP_CODE_VALID';

/** Interprets an answer of POST /api/otp/send. `now` is in monotonic ms. */
export function checkFrom(phone: string, answer: Schemas['OtpSendResponse'], now: number): PhoneCheck {
  if (answer.code === 'OTP_VERIFIED') return { phone };
  return {
    phone,
    sent: { phone, reference: answer.otpRef, token: answer.otpToken, resendAt: now + timings.otpResend },
  };
}

/**
 * What the code field makes of a text: the code of a pasted text message, which has exactly one run of 4 to 8 digits,
 * otherwise the digits.
 */
export function otpCodeIn(text: string): string {
  const written = toWesternDigits(withoutInvisibleMarks(text));
  const runs = written.match(/\d+/g) ?? [];
  const [code, ...others] = runs.filter(({ length }) => length >= 4 && length <= 8);
  return code !== undefined && others.length === 0 ? code : digitsOnly(written);
}

/** Refusals that belong to one field. */
const fieldsAtFault: Partial<Record<FailureCode, string>> = {
  EXISTING_USER: 'username',
  PHONE_NUMBER_REQUIRE_10_DIGIT: 'username',
  OTP_CODE_INVALID: 'otpCode',
  OTP_EXPIRED: 'otpCode',
  EXISTING_BANK: 'bankAccountNo',
  INVALID_BANK: 'bankAccountNo',
  BANK_ACCOUNT_NAME_ENG: 'firstName',
};

/** The visible field that a failure belongs to, if any. */
export const fieldAtFault = <Name extends string>(failure: ApiError | null, shown: readonly Name[]): Name | undefined =>
  shown.find((name) => failure?.code !== undefined && fieldsAtFault[failure.code] === name);
