import { describe, expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../../src/api/wire/api-error.ts';
import {
  checkFrom,
  earlier,
  fieldAtFault,
  progressOf,
  saysVerified,
  stepOf,
  steps,
} from '../../../../src/features/register/register-rules.ts';

describe('the steps of registration', () => {
  test('R-160 phone 0, OTP 1, profile 2, bank 3', () => {
    expect(steps).toEqual(['phone', 'otp', 'profile', 'bank']);
  });

  test.each([
    ['R-160 with', true, steps],
    ['R-163 without', false, ['phone', 'profile', 'bank']],
  ] as const)('%s OTP (%s) the steps are counted', (_id, otp, passed) => {
    const counted = passed.map((_step, index) => ({ n: index + 1, total: passed.length }));
    expect(passed.map((step) => progressOf(step, { otp }))).toEqual(counted);
  });

  test.each(steps)('A-39 a history entry of the step %s shows it', (step) => {
    expect(stepOf({ step, openedHere: true })).toBe(step);
  });

  test.each([undefined, null, 'bank', 3, {}, { step: 3 }, { step: 'payment' }, { step: null }])(
    'A-39 the entry state %j names no step, so the first one is shown',
    (state) => {
      expect(stepOf(state)).toBe('phone');
    },
  );

  test('A-39 an entry does not show a step beyond the furthest reached one', () => {
    expect(earlier('bank', 'profile')).toBe('profile');
    expect(earlier('phone', 'bank')).toBe('phone');
    expect(earlier('otp', 'otp')).toBe('otp');
  });
});

describe('the check of a phone number', () => {
  test('R-165 R-166 A-38 after sending, reference and token are kept, and another code is possible after 60 s', () => {
    const answer = { otpRef: 'KX7P', otpToken: 'otp-1', code: 'SUCCESS' };
    expect(checkFrom('0891112222', answer, 5_000)).toEqual({
      phone: '0891112222',
      sent: { phone: '0891112222', reference: 'KX7P', token: 'otp-1', resendAt: 65_000 },
    });
  });

  test('R-164 A-33 OTP_VERIFIED in the answer: no code is needed', () => {
    const answer = { otpRef: '', otpToken: '', code: 'OTP_VERIFIED' };
    expect(checkFrom('0891112222', answer, 0)).toEqual({ phone: '0891112222' });
  });

  test('quality 10 the answer’s `code` is never kept', () => {
    const answer = { otpRef: 'KX7P', otpToken: 'otp-1', code: '493817' };
    expect(JSON.stringify(checkFrom('0891112222', answer, 0))).not.toContain('493817');
  });

  test.each(['OTP_VERIFIED', 'OTP_CODE_VALID'] as const)('R-183 a refusal named %s is no failure', (code) => {
    expect(saysVerified(code)).toBe(true);
  });

  test.each(['OTP_CODE_INVALID', 'UNVERIFIED_OTP', 'gone', undefined] as const)('R-182 %s is a failure', (code) => {
    expect(saysVerified(code)).toBe(false);
  });
});

const failure = (code?: FailureCode) =>
  new ApiError({ operationId: 'registerAccount', outcome: 'refused', status: 400, code });

const bankFields = ['bankCode', 'bankAccountNo', 'firstName', 'lastName'] as const;

describe('the field with the error', () => {
  test.each([
    ['EXISTING_BANK', 'bankAccountNo'],
    ['INVALID_BANK', 'bankAccountNo'],
    ['BANK_ACCOUNT_NAME_ENG', 'firstName'],
  ] as const)('B-04 R-181 %s is about %s', (code, field) => {
    expect(fieldAtFault(failure(code), bankFields)).toBe(field);
  });

  test('B-04 R-182 a wrong or expired code belongs to the code field', () => {
    expect(fieldAtFault(failure('OTP_CODE_INVALID'), ['otpCode'])).toBe('otpCode');
    expect(fieldAtFault(failure('OTP_EXPIRED'), ['otpCode'])).toBe('otpCode');
  });

  test('B-04 R-181 a phone error shows at its field, and in the form’s line on later steps', () => {
    expect(fieldAtFault(failure('EXISTING_USER'), ['username'])).toBe('username');
    expect(fieldAtFault(failure('EXISTING_USER'), bankFields)).toBeUndefined();
  });

  test('R-445 R-181 a general failure belongs to no field', () => {
    expect(fieldAtFault(failure('REGISTER_FAIL'), bankFields)).toBeUndefined();
    expect(fieldAtFault(failure(), bankFields)).toBeUndefined();
    expect(fieldAtFault(null, bankFields)).toBeUndefined();
  });
});
