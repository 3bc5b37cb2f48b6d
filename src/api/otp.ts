import * as op from '../../generated/operations/otp.ts';
import * as schema from '../../generated/schemas.ts';
import { isErrorCode } from './wire/api-error.ts';
import { useCommand } from './wire/command/command.ts';
import { layersOf } from './wire/read/layers.ts';
import { readAnswer } from './wire/read/read.ts';
import type { Schemas } from './wire/types.ts';

/** Values of `code` in a successful send answer: a code was sent, or none is needed. */
const sent: ReadonlySet<string> = new Set(['', 'OK', 'SUCCESS', 'OTP_VERIFIED', 'OTP_CODE_VALID']);

/** Only codes of the contract are failures; any other text in `code` is ignored. */
const sendFailureIn = ({ code }: Schemas['OtpSendResponse']) =>
  isErrorCode(code) && !sent.has(code) ? code : undefined;

/** When no code was sent the answer has no reference and no token. "Verified" is then the complete answer. */
const readSent: typeof readAnswer = (...[operation, answerSchema, answer]) => {
  const reading = readAnswer(operation, answerSchema, answer);
  const isVerified = layersOf(answer.body).objects.some(({ code }) => code === 'OTP_VERIFIED');
  return reading.ok || !reading.violation || !isVerified
    ? reading
    : { ...reading, outcome: 'refused', code: 'OTP_VERIFIED' };
};

/** POST /api/otp/send. OTP_VERIFIED means that no code is needed, both in a success and in a refusal. */
export const useSendOtp = () =>
  useCommand(op.sendOtp, schema.OtpSendResponse, { refusalIn: sendFailureIn, transport: { read: readSent } });

/** Values that mean that the code was correct. */
const verified: ReadonlySet<string | undefined> = new Set([
  undefined,
  'OK',
  'SUCCESS',
  'OTP_VERIFIED',
  'OTP_CODE_VALID',
]);

/** The failure in a verify answer with a success status; undefined when the code was correct. */
const failureIn = ({ code, message }: Schemas['OtpVerifyResponse']) =>
  [code, message].find((text) => !verified.has(text));

/** POST /api/otp/verify */
export const useVerifyOtp = () => useCommand(op.verifyOtp, schema.OtpVerifyResponse, { refusalIn: failureIn });
