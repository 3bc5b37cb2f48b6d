import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromMinor, minorToText, toMinor } from '../../../mocks/sandbox/state/money.ts';

test('sandbox: an amount is unchanged after conversion to minor units and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (minor) => {
      const text = minorToText(BigInt(minor));
      expect(toMinor(text)).toBe(BigInt(minor));
      expect(toMinor(fromMinor(BigInt(minor)))).toBe(BigInt(minor));
      expect(String(fromMinor(BigInt(minor)))).toBe(String(Number(text)));
    }),
  );
});

test.each([-1, 1.005, 0.001, 1e15, 1e-7, Number.NaN, Infinity, '', '1,000', '1e3', ' 1', '+1'])(
  'sandbox: %s is no amount',
  (amount) => {
    expect(toMinor(amount)).toBeNull();
  },
);

test('sandbox: minor units print with two decimals and a sign', () => {
  expect([0n, 5n, 818000n, -105n].map(minorToText)).toEqual(['0.00', '0.05', '8180.00', '-1.05']);
});
