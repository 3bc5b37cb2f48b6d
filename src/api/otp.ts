import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { useCommand } from './command.ts';
import type { Schemas } from './types.ts';

/** POST /api/otp/send. Its `code` OTP_VERIFIED, or a refusal of that name, means that no code is needed. */
export const useSendOtp = () => useCommand(op.sendOtp, schema.OtpSendResponse);

/** What an answer may say and still mean that the code was right. */
const verified: ReadonlySet<string | undefined> = new Set([
  undefined,
  'OK',
  'SUCCESS',
  'OTP_VERIFIED',
  'OTP_CODE_VALID',
]);

/** The failure that a verify answer with a success status names; undefined when the code was right. */
const failureIn = ({ code, message }: Schemas['OtpVerifyResponse']) =>
  [code, message].find((text) => !verified.has(text));

/** POST /api/otp/verify */
export const useVerifyOtp = () => useCommand(op.verifyOtp, schema.OtpVerifyResponse, { refusalIn: failureIn });
