import Big from 'big.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount, multiplyAmount, sumAmounts, toDecimal } from '../../../src/money/decimal.ts';
import { volume } from '../../support/volume.ts';

const options = { numRuns: volume({ gate: 1_000, full: 2_000, soak: 50_000 }) };

/** A decimal as BigInt, units / 10^scale, independent of the library under test, and the same as the service writes it. */
interface Amount {
  units: bigint;
  scale: number;
  given: number | string;
}

const magnitudeOf = (units: bigint) => (units < 0n ? -units : units);

const amount: fc.Arbitrary<Amount> = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }), fc.nat(6), fc.constantFrom('text', 'exponent', 'number'))
  .map(([units, scale, form]) => {
    const withExponent = `${units}e-${scale}`;
    const digits = String(magnitudeOf(units)).padStart(scale + 1, '0');
    const text = `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - scale)}.${digits.slice(digits.length - scale)}`;
    // A double holds 15 digits, also those that are not exact in binary (1.005, 0.1).
    return { units, scale, given: { text, exponent: withExponent, number: Number(withExponent) }[form] };
  });

/** Two decimals, half away from zero, grouped in threes. */
function shown({ units, scale }: Omit<Amount, 'given'>): string {
  const divisor = 10n ** BigInt(scale);
  const cents = (magnitudeOf(units) * 200n + divisor) / (2n * divisor);
  const whole = String(cents / 100n).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${units < 0n && cents > 0n ? '-' : ''}${whole}.${String(cents % 100n).padStart(2, '0')}`;
}

const noAmounts: unknown[] = [
  ...[null, undefined, '', ' ', '\n', NaN, Infinity, -Infinity, 'NaN', 'Infinity', 'abc', '12abc', '1,234.50', '1.2.3'],
  ...['0x10', '0b1', '--1', '+', '-', '.', 'e5', '1e', '1 2', '๑๒', '฿5', true, false, 5n, Symbol('5'), new Date(0)],
  ...[{}, { valueOf: () => 5 }, { c: [5], e: 0, s: 1 }, () => 5],
  // Absurd sizes are refused before anything prints or adds them.
  ...['1e999999', '-1e999999', '1e-999999', '1e99999999999999999999', `1e${'9'.repeat(400)}`, '9'.repeat(1_000_000)],
  ...[`0.${'0'.repeat(1_000_000)}1`, `1.${'0'.repeat(1_000_000)}1`, Number.MAX_VALUE, Number.MIN_VALUE],
  ...[new Big('1e999999'), [], [5]],
];
test.each(noAmounts.map((value) => [value]))(
  'R-456 A-21 A-42 what is no amount shows a dash, and makes sums and products unknown',
  (value) => {
    expect(toDecimal(value)).toBeNull();
    expect(formatAmount(value)).toBe('-');
    for (const values of [[value], [value, 10], [10, value]]) expect(sumAmounts(values)).toBeNull();
    for (const [one, other] of [
      [value, 3],
      [3, value],
      [0, value],
    ]) {
      expect(multiplyAmount(one, other)).toBeNull();
    }
  },
);

test.each([
  [' 12.50\t', '12.50'],
  ['007', '7.00'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['1E+3', '1,000.00'],
  [1e21, '1,000,000,000,000,000,000,000.00'],
  [1e-7, '0.00'],
  [new Big('12.34'), '12.34'],
  [-0, '0.00'],
  ['-0', '0.00'],
  ['-0.001', '0.00'],
  ['-0.005', '-0.01'],
  [1.005, '1.01'],
  [0.1 + 0.2, '0.30'],
  ['1234567890.129', '1,234,567,890.13'],
  [999.995, '1,000.00'],
])('A-21 R-455 R-462 %o shows as %s, rounded half away from zero', (value, expected) => {
  expect(formatAmount(value)).toBe(expected);
});

test("R-455 rounding is independent of big.js's global setting", () => {
  const { RM } = Big;
  Big.RM = Big.roundDown;
  try {
    expect(formatAmount('1.009')).toBe('1.01');
  } finally {
    Big.RM = RM;
  }
});

test(`R-455 R-461 B-02 amounts are read exactly, and shown as the oracle shows them (${options.numRuns} amounts)`, () => {
  fc.assert(
    fc.property(amount, (value) => {
      expect(toDecimal(value.given)?.times(`1e${value.scale}`).toFixed().replace(/^-0$/, '0')).toBe(
        String(value.units),
      );
      expect(formatAmount(value.given)).toBe(shown(value));
    }),
    options,
  );
});

test('R-456 any value is formatted as an amount or a dash', () => {
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.string(), fc.double()), (value) => {
      expect(formatAmount(value)).toMatch(/^(?:-|(?!-0\.00)-?\d{1,3}(?:,\d{3})*\.\d{2})$/);
    }),
    options,
  );
});

test(`B-02 R-190 sums equal those of the oracle, in any order (${options.numRuns} sums)`, () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 20 }), (values) => {
      const units = values.reduce((sum, value) => sum + value.units * 10n ** BigInt(6 - value.scale), 0n);
      const given = values.map((value) => value.given);
      expect(formatAmount(sumAmounts(given))).toBe(shown({ units, scale: 6 }));
      expect(formatAmount(sumAmounts(given.toReversed()))).toBe(shown({ units, scale: 6 }));
    }),
    options,
  );
});

test('R-199 B-02 products equal those of the oracle', () => {
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const product = { units: one.units * other.units, scale: one.scale + other.scale };
      expect(formatAmount(multiplyAmount(one.given, other.given))).toBe(shown(product));
    }),
    options,
  );
});
