import type { FailureCode } from '../../api/wire/api-error.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { timings } from '../../lib/timings.ts';

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
