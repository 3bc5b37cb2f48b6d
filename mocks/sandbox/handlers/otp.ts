import { randomBytes } from 'node:crypto';
import type { Schemas } from '../../../generated/operations.ts';
import type { HandlersOf } from '../call.ts';
import { refuse } from '../state/refusal.ts';
import { memberByPhone } from '../state/sessions.ts';
import type { PhoneCheck, World } from '../state/world.ts';

/** The sandbox sends no SMS. This is the code of every phone. */
export const otpCode = '123456';

const minute = 60_000;
const validFor = 5 * minute;
const resendAfter = minute;
const sendsPerWindow = 3;
const wrongCodesAllowed = 5;
const blockFor = 15 * minute;
const verifiedFor = 30 * minute;
const refAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Outside Laos a phone number has exactly ten digits. */
export function phoneProblem(world: World, phone: string) {
  return world.settings.laos || /^\d{10}$/.test(phone) ? null : refuse('PHONE_NUMBER_REQUIRE_10_DIGIT');
}

/** Whether this number may register without (another) code. */
export function isVerified(world: World, phone: string): boolean {
  const verifiedAt = world.phoneChecks.get(phone)?.verifiedAt ?? null;
  return !world.settings.otp || (verifiedAt !== null && world.clock.now() - verifiedAt < verifiedFor);
}

/** POST /api/otp/send: at most three codes in 15 minutes, one per minute. More requests block the number. */
export function sendOtp(world: World, phone: string) {
  const problem = phoneProblem(world, phone);
  if (problem) return problem;
  if (memberByPhone(world, phone)) return refuse('EXISTING_USER');
  if (isVerified(world, phone)) return { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' } as const;

  const now = world.clock.now();
  const before = world.phoneChecks.get(phone);
  if (before && now < before.blockedUntil) return refuse('OTP_BLOCK');
  const sentAt = (before?.sentAt ?? []).filter((at) => now - at < blockFor);
  const latest = sentAt.at(-1);
  if (latest !== undefined && now - latest < resendAfter) return refuse('REQUEST_LIMIT_1MIN');
  if (before && sentAt.length >= sendsPerWindow) {
    before.blockedUntil = now + blockFor;
    return refuse('OTP_BLOCK');
  }
  const token = `otp-${randomBytes(8).toString('hex')}`;
  const check: PhoneCheck = { sentAt: [...sentAt, now], token, wrongCodes: 0, blockedUntil: 0, verifiedAt: null };
  world.phoneChecks.set(phone, check);
  return { otpRef: world.random.text(refAlphabet, 4), otpToken: token, code: 'SUCCESS' } as const;
}

/** POST /api/otp/verify. A code is valid for five minutes. The fifth wrong code blocks the number for 15 minutes. */
export function verifyOtp(world: World, { otpToken, otpCode: typed }: Schemas['OtpVerifyRequest']) {
  if (!/^otp-[0-9a-f]+$/.test(otpToken)) return refuse('OTP_TOKEN_INVALID');
  const check = [...world.phoneChecks.values()].find(({ token }) => token === otpToken);
  if (!check) return refuse('OTP_NOT_EXIST');
  const now = world.clock.now();
  if (now < check.blockedUntil) return refuse('OTP_BLOCK');
  if (check.verifiedAt !== null) return { code: 'OTP_VERIFIED' } as const;
  if (now - (check.sentAt.at(-1) ?? 0) >= validFor) return refuse('OTP_EXPIRED');
  if (typed !== otpCode) {
    check.wrongCodes += 1;
    if (check.wrongCodes < wrongCodesAllowed) return refuse('OTP_CODE_INVALID');
    check.blockedUntil = now + blockFor;
    return refuse('OTP_BLOCK');
  }
  check.verifiedAt = now;
  return { code: 'OTP_CODE_VALID' } as const;
}

export const otpHandlers: HandlersOf<'otp'> = {
  sendOtp: ({ world, body }) => sendOtp(world, body.phoneNumber),
  verifyOtp: ({ world, body }) => verifyOtp(world, body),
};
