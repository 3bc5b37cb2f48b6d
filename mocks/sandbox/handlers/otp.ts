import type { HandlersOf } from '../call.ts';
import { sendOtp, verifyOtp } from '../state/phone-checks.ts';

export const otpHandlers: HandlersOf<'otp'> = {
  sendOtp: ({ world, body }) => sendOtp(world, body.phoneNumber),
  verifyOtp: ({ world, body }) => verifyOtp(world, body),
};
