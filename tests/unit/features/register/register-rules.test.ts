import { expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../../src/api/wire/api-error.ts';
import {
  checkFrom,
  earlier,
  fieldAtFault,
  otpCodeIn,
  progressOf,
  saysVerified,
  stepOf,
  steps,
} from '../../../../src/features/register/register-rules.ts';

test('R-160 R-163 the steps are phone, OTP, profile, bank; without OTP three are counted', () => {
  expect(steps).toEqual(['phone', 'otp', 'profile', 'bank']);
  expect(steps.map((step) => progressOf(step, { otp: true }))).toEqual([1, 2, 3, 4].map((n) => ({ n, total: 4 })));
  const withoutOtp = (['phone', 'profile', 'bank'] as const).map((step) => progressOf(step, { otp: false }));
  expect(withoutOtp).toEqual([1, 2, 3].map((n) => ({ n, total: 3 })));
});

test('A-39 a history entry shows its step, an invalid one the first, none one beyond the furthest', () => {
  for (const step of steps) expect(stepOf({ step, openedHere: true })).toBe(step);
  for (const state of [undefined, null, 'bank', 3, {}, { step: 3 }, { step: 'payment' }, { step: null }])
    expect(stepOf(state)).toBe('phone');
  expect(earlier('bank', 'profile')).toBe('profile');
  expect(earlier('phone', 'bank')).toBe('phone');
});

test('R-165 R-166 A-38 quality 10: reference and token are kept, the code is not, and another code is possible after 60 s', () => {
  expect(checkFrom('0891112222', { otpRef: 'KX7P', otpToken: 'otp-1', code: '493817' }, 5_000)).toEqual({
    phone: '0891112222',
    sent: { phone: '0891112222', reference: 'KX7P', token: 'otp-1', resendAt: 65_000 },
  });
});

test('R-164 A-33 OTP_VERIFIED in the answer: no code is needed', () => {
  const answer = { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' };
  expect(checkFrom('0891112222', answer, 0)).toEqual({ phone: '0891112222' });
});

test.each([
  ...(['OTP_VERIFIED', 'OTP_CODE_VALID'] as const).map((code) => ['R-183 no', code, true] as const),
  ...(['OTP_CODE_INVALID', 'UNVERIFIED_OTP', 'gone', undefined] as const).map(
    (code) => ['R-182 a', code, false] as const,
  ),
])('%s failure of the verification is %s', (_id, code, verified) => {
  expect(saysVerified(code)).toBe(verified);
});

const bankFields = ['bankCode', 'bankAccountNo', 'firstName', 'lastName'] as const;
const failure = (code?: FailureCode) =>
  new ApiError({ operationId: 'registerAccount', outcome: 'refused', status: 400, code });

test.each<[string, FailureCode | undefined, readonly string[], string | undefined]>([
  ['B-04 R-181', 'EXISTING_BANK', bankFields, 'bankAccountNo'],
  ['B-04 R-181', 'INVALID_BANK', bankFields, 'bankAccountNo'],
  ['B-04 R-181', 'BANK_ACCOUNT_NAME_ENG', bankFields, 'firstName'],
  ['B-04 R-182', 'OTP_CODE_INVALID', ['otpCode'], 'otpCode'],
  ['B-04 R-182', 'OTP_EXPIRED', ['otpCode'], 'otpCode'],
  ['B-04 R-181', 'EXISTING_USER', ['username'], 'username'],
  ['R-181 of an earlier step', 'EXISTING_USER', bankFields, undefined],
  ['R-445 R-181', 'REGISTER_FAIL', bankFields, undefined],
  ['R-445 R-181', undefined, bankFields, undefined],
])('%s %s on a step with %j belongs to %s', (_id, code, fields, field) => {
  expect(fieldAtFault(failure(code), fields)).toBe(field);
  expect(fieldAtFault(null, fields)).toBeUndefined();
});

test.each([
  ['Your OTP is 123456 (Ref AB12). Valid 5 min.', '123456'],
  ['๑๒๓๔๕๖ คือรหัส OTP ของคุณ โทร 0812345678', '123456'],
  ['\u202a12\u200b3456\u202c', '123456'],
  ['4821', '4821'],
  ['Code 4821. Questions? Call 0812345678', '4821'],
  ['Code 48213579, valid 300 s', '48213579'],
  ['Ref 481. Code 48213. Call +66812345678', '48213'],
  ['12345678', '12345678'],
  ['123 456', '123456'],
  ['123-456', '123456'],
  ['123456789', '123456789'],
  ['1234 or 5678', '12345678'],
  ['', ''],
])('R-166 the code in %j is %s', (text, code) => {
  expect(otpCodeIn(text)).toBe(code);
});
