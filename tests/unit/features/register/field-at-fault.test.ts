import { describe, expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../../src/api/wire/api-error.ts';
import { fieldAtFault } from '../../../../src/features/register/field-at-fault.ts';

const failure = (code?: FailureCode) =>
  new ApiError({ operationId: 'registerAccount', outcome: 'refused', status: 400, code });

const bankFields = ['bankCode', 'bankAccountNo', 'firstName', 'lastName'] as const;

describe('the field at fault', () => {
  test.each([
    ['EXISTING_BANK', 'bankAccountNo'],
    ['INVALID_BANK', 'bankAccountNo'],
    ['BANK_ACCOUNT_NAME_ENG', 'firstName'],
  ] as const)('B-04 R-181 %s is about %s', (code, field) => {
    expect(fieldAtFault(failure(code), bankFields)).toBe(field);
  });

  test('B-04 R-182 a wrong or expired code is about the code field', () => {
    expect(fieldAtFault(failure('OTP_CODE_INVALID'), ['otpCode'])).toBe('otpCode');
    expect(fieldAtFault(failure('OTP_EXPIRED'), ['otpCode'])).toBe('otpCode');
  });

  test('B-04 R-181 what is wrong with the phone is shown at its field on its step, and in the line on a later one', () => {
    expect(fieldAtFault(failure('EXISTING_USER'), ['username'])).toBe('username');
    expect(fieldAtFault(failure('EXISTING_USER'), bankFields)).toBeUndefined();
  });

  test('R-445 R-181 a failure of the whole is about no field', () => {
    expect(fieldAtFault(failure('REGISTER_FAIL'), bankFields)).toBeUndefined();
    expect(fieldAtFault(failure(), bankFields)).toBeUndefined();
    expect(fieldAtFault(null, bankFields)).toBeUndefined();
  });
});
