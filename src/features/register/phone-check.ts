import type { FailureCode } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { timings } from '../../lib/timings.ts';

/** A code that was sent to a phone; `resendAt` is in monotonic ms. */
export interface SentOtp {
  phone: string;
  reference: string;
  token: string;
  resendAt: number;
}

/** How far the check of a phone number has come; without `sent` it needs no code, or no more. */
export interface PhoneCheck {
  phone: string;
  sent?: SentOtp;
}

/** Codes of the error list that mean the phone is verified. */
export const saysVerified = (code: FailureCode | undefined): boolean =>
  code === 'OTP_VERIFIED' || code === 'OTP_CODE_VALID';

/** What an answer of POST /api/otp/send at `now` (monotonic ms) means. */
export function checkFrom(phone: string, answer: Schemas['OtpSendResponse'], now: number): PhoneCheck {
  if (answer.code === 'OTP_VERIFIED') return { phone };
  return {
    phone,
    sent: { phone, reference: answer.otpRef, token: answer.otpToken, resendAt: now + timings.otpResend },
  };
}
