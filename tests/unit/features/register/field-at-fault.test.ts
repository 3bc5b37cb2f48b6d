import { describe, expect, test } from 'vitest';
import { ApiError, type FailureCode } from '../../../../src/api/wire/api-error.ts';
import { fieldAtFault } from '../../../../src/features/register/field-at-fault.ts';

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
