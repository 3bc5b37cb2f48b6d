import { expect, test } from 'vitest';
import { formatAccountNumber } from '../../../src/lib/account-number.ts';

test('R-460 an account number of 10 digits is grouped 3-3-4', () => {
  expect(formatAccountNumber('1234567890')).toBe('123-456-7890');
});

test.each(['', '123456789', '12345678901', '123-456-7890', '12345678a0', '1234567890\n', '๑๒๓๔๕๖๗๘๙๐'])(
  'R-460 %j is shown as it is',
  (value) => {
    expect(formatAccountNumber(value)).toBe(value);
  },
);
