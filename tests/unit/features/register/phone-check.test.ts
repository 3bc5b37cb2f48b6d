import { describe, expect, test } from 'vitest';
import { checkFrom, saysVerified } from '../../../../src/features/register/phone-check.ts';

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
