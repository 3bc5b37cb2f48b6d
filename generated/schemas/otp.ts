// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';

/**
 * The phone number for the OTP.
 */
export const OtpSendRequest = /*#__PURE__*/ z.strictObject({
    phoneNumber: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * The data for checking the OTP.
 */
export const OtpSendResponse = /*#__PURE__*/ z.looseObject({
    otpRef: /*#__PURE__*/ z.string(),
    otpToken: /*#__PURE__*/ z.string(),
    code: /*#__PURE__*/ z.string()
});

/**
 * The OTP that was typed, and the request that it belongs to.
 */
export const OtpVerifyRequest = /*#__PURE__*/ z.strictObject({
    otpToken: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    otpCode: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * Success unless `code` or `message` names a failure.
 */
export const OtpVerifyResponse = /*#__PURE__*/ z.looseObject({
    code: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string()),
    message: /*#__PURE__*/ z.exactOptional(/*#__PURE__*/ z.string())
});
