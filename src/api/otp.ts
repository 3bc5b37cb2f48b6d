import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { isErrorCode } from './wire/api-error.ts';
import { useCommand } from './wire/command.ts';
import { layersOf } from './wire/answer-layers.ts';
import { readAnswer } from './wire/read.ts';
import type { Schemas } from './wire/types.ts';

/** What a send answer's code may say and still mean that a code is on its way, or none is needed. */
const sent: ReadonlySet<string> = new Set(['', 'OK', 'SUCCESS', 'OTP_VERIFIED', 'OTP_CODE_VALID']);

/** Codes of the contract that say no; any other text is the service's own business and says nothing. */
const sendFailureIn = ({ code }: Schemas['OtpSendResponse']) =>
  isErrorCode(code) && !sent.has(code) ? code : undefined;

/** Where no code was sent there is no reference and no token: that the number is verified is then the whole answer. */
const readSent: typeof readAnswer = (...[operation, answerSchema, answer]) => {
  const reading = readAnswer(operation, answerSchema, answer);
  const isVerified = layersOf(answer.body).objects.some(({ code }) => code === 'OTP_VERIFIED');
  return reading.ok || !reading.violation || !isVerified
    ? reading
    : { ...reading, outcome: 'refused', code: 'OTP_VERIFIED' };
};

/** POST /api/otp/send. Its `code` OTP_VERIFIED, or a refusal of that name, means that no code is needed. */
export const useSendOtp = () =>
  useCommand(op.sendOtp, schema.OtpSendResponse, { refusalIn: sendFailureIn, transport: { read: readSent } });

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
