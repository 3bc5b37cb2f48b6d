import { describe, expect, test } from 'vitest';
import { earlier, progressOf, stepOf, steps } from '../../../../src/features/register/steps.ts';

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
