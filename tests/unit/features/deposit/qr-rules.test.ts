import { describe, expect, test } from 'vitest';
import { qrForm } from '../../../../src/features/deposit/qr/qr-form.ts';
import { qrChannel, qrProblem } from '../../../../src/features/deposit/qr/qr-rules.ts';

const settings = { fpMinimum: '10' };
const problem = (bankCode: string, text: string, built = settings) =>
  qrProblem(text, qrChannel(bankCode, built).minimum);

describe('quick amounts', () => {
  test.each([
    ['R-222', 'KBANK', [10, 20, 50, 100, 500, 1000]],
    ['R-223', 'WW', [100, 200, 300, 500, 1000]],
    ['R-223', 'PAYONEX', [100, 200, 300, 500, 1000]],
    ['R-224', 'FP', [10, 50, 100, 500, 1000]],
    ['A-55', 'SCB', [10, 20, 50, 100, 500, 1000]],
  ])('%s %s', (_id, bankCode, amounts) => {
    expect(qrChannel(bankCode, settings).quickAmounts).toEqual(amounts);
  });
});

describe('accepted amounts', () => {
  test.each([
    ['R-225 R-228', 'WW PAYONEX FP KBANK SCB', '0 0.00 -1 −0.5 -1,000', 'ignored'],
    ['R-225 R-228 A-54', 'WW PAYONEX FP KBANK SCB', 'abc 1, 1e3 . - --1 -abc', 'enterAmount'],
    ['R-225 A-54', 'WW PAYONEX FP', '0.5 0.99', 'ignored'],
    ['R-225 A-54', 'WW PAYONEX FP', '1', 'qrMinimum'],
    ['R-228 A-54 A-55', 'KBANK SCB NEW', '0.5 0.01', undefined],
    ['R-226', 'WW PAYONEX', '99 99.99', 'qrMinimum'],
    ['R-226', 'WW PAYONEX', '100', undefined],
    ['B-02', 'KBANK', '1.005', 'twoDecimals'],
  ])('%s at %s the amounts %s have the problem %s', (_ids, codes, amounts, expected) => {
    for (const code of codes.split(' ')) {
      for (const amount of amounts.split(' ')) expect(problem(code, amount), `${code} ${amount}`).toBe(expected);
    }
  });

  test('R-227 FP accepts 10 and more, or the configured minimum', () => {
    expect(problem('FP', '9')).toBe('qrMinimum');
    expect(problem('FP', '10')).toBeUndefined();
    expect(problem('FP', '49', { fpMinimum: '50' })).toBe('qrMinimum');
    expect(problem('FP', '50', { fpMinimum: '50' })).toBeUndefined();
    expect(problem('WW', '100', { fpMinimum: '200' })).toBeUndefined();
  });

  test.each(['KBANK', 'WW', 'FP'])('A-54 %s reports an empty amount', (code) => {
    expect(problem(code, ' ')).toBe('enterAmount');
  });

  test('A-56 a higher minimum excludes the quick amounts below it', () => {
    const { quickAmounts, minimum } = qrChannel('FP', { fpMinimum: '60.5' });
    expect(quickAmounts.filter((amount) => qrProblem(String(amount), minimum))).toEqual([10, 50]);
  });
});

describe('the form', () => {
  test('R-229 the request has the typed amount', () => {
    expect(qrForm('100').parse({ amount: '1,234.50' })).toEqual({ amount: 1234.5 });
    expect(qrForm(null).parse({ amount: '๕๐๐' })).toEqual({ amount: 500 });
  });
});
