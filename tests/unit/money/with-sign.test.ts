import { expect, test } from 'vitest';
import { withSign } from '../../../src/money/currency.ts';
import { formatAmount } from '../../../src/money/decimal.ts';

test.each([
  ['-12.5', 'BAHT', '-฿12.50'],
  [-1234, 'LAK', '-₭1,234.00'],
  ['-0.001', 'BAHT', '฿0.00'],
  ['12.5', 'BAHT', '฿12.50'],
  ['-12.5', undefined, '-12.50'],
  ['none', 'BAHT', '-'],
] as const)('R-456 %j in %s is shown as %s, with the minus before the sign', (value, currency, text) => {
  expect(withSign(formatAmount(value), currency)).toBe(text);
});
