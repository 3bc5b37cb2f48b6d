import { describe, expect, test } from 'vitest';
import {
  withdrawForm,
  withdrawProblem,
  type WithdrawProblem,
} from '../../../../src/features/withdraw/withdraw-form.ts';

const limits = { withdrawMin: 100, withdrawMax: 50_000 };

describe('problems of an amount', () => {
  test.each<[string, WithdrawProblem | undefined]>([
    ['', 'enterAmount'],
    ['0', 'belowLimit'],
    ['-100', 'belowLimit'],
    ['1e3', 'enterAmount'],
    ['100.001', 'twoDecimals'],
    ['99.99', 'belowLimit'],
    ['50,000.01', 'aboveLimit'],
    ['999999999999.99', 'aboveLimit'],
    ['100', undefined],
    ['50000.00', undefined],
  ])('R-255 R-256 of %j', (text, problem) => {
    expect(withdrawProblem(text, limits)).toBe(problem);
    expect(withdrawForm(limits).safeParse({ amount: text }).error?.issues[0]?.message).toBe(problem);
  });

  test('R-263 limits of 0 still require an amount', () => {
    expect(withdrawProblem('0', { withdrawMin: 0, withdrawMax: 0 })).toBe('enterAmount');
    expect(withdrawProblem('0.01', { withdrawMin: 0, withdrawMax: 0 })).toBe('aboveLimit');
    expect(withdrawProblem('0.01', { withdrawMin: 0, withdrawMax: 0.01 })).toBeUndefined();
  });
});

describe('requests', () => {
  test('B-02 the request has the amount as typed', () => {
    expect(withdrawForm(limits).parse({ amount: '1,234.50' })).toEqual({ amount: 1234.5 });
  });

  test('R-264 without limits nothing is sent', () => {
    for (const amount of ['1', '100', '50,000.00', '๑๐๐'])
      expect(withdrawForm(undefined).safeParse({ amount }).error?.issues[0]?.message).toBe('limitsNotLoaded');
  });
});
