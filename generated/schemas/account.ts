// Do not edit. Written from openapi.yaml, asyncapi.yaml by `npm run generate`.

import * as z from 'zod/mini';
import { BankAccount, Profile } from './several-tags.ts';

/**
 * The credentials of a sign-in.
 */
export const LoginRequest = /*#__PURE__*/ z.strictObject({
    username: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    password: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * The token for further requests.
 */
export const LoginResponse = /*#__PURE__*/ z.looseObject({
    token: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^[!-~]+$/))
});

/**
 * The member's choice in the Laos build; BAHT in the Thai build.
 */
export const Currency = /*#__PURE__*/ z.enum(['LAK', 'BAHT']);

/**
 * Body of registration and of its validation. Validation is asked before the bank step, with the bank fields present and empty.
 */
export const Registration = /*#__PURE__*/ z.strictObject({
    name: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    username: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    password: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    sourceCode: /*#__PURE__*/ z.string(),
    inviteCode: /*#__PURE__*/ z.string(),
    bankCode: /*#__PURE__*/ z.string(),
    bankAccountName: /*#__PURE__*/ z.string(),
    bankAccountNo: /*#__PURE__*/ z.string(),
    currency: /*#__PURE__*/ z.exactOptional(Currency)
});

/**
 * A member and the bank account.
 */
export const ProfileResponse = /*#__PURE__*/ z.looseObject({
    profile: Profile,
    bankAccount: BankAccount
});

/**
 * The complete new name and bank account.
 */
export const UpdateProfileRequest = /*#__PURE__*/ z.strictObject({
    name: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    bankCode: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    bankAccountName: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    bankAccountNo: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});

/**
 * The bank account name in Latin letters.
 */
export const BankAccountNameRequest = /*#__PURE__*/ z.strictObject({
    bankCode: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    bankAccountName: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.regex(/^[A-Za-z ]+$/))
});

/**
 * The old and the new password.
 */
export const ChangePasswordRequest = /*#__PURE__*/ z.strictObject({
    oldPassword: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1)),
    newPassword: /*#__PURE__*/ z.string().check(/*#__PURE__*/ z.minLength(1))
});
