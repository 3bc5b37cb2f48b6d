import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatAmount, multiplyAmount, sumAmounts, toDecimal } from '../../../src/money/decimal.ts';
import { addOracle, multiplyOracle, printOracle, readOracle } from '../../support/decimal-oracle.ts';
import { notNumbers } from '../../support/not-numbers.ts';
import { volume } from '../../support/volume.ts';

const runs = volume({ gate: 1_000, full: 2_000, soak: 50_000 });

/** Decimal text with up to 12 integer digits and up to 6 decimals: plain, padded or with an exponent. */
const decimalText = fc
  .tuple(
    fc.boolean(),
    fc.bigInt({ min: 0n, max: 10n ** 12n }),
    fc.option(fc.stringMatching(/^\d{1,6}$/), { nil: undefined }),
    fc.option(fc.integer({ min: -5, max: 5 }), { nil: undefined }),
  )
  .map(
    ([negative, whole, fraction, exponent]) =>
      (negative ? '-' : '') +
      String(whole) +
      (fraction === undefined ? '' : `.${fraction}`) +
      (exponent === undefined ? '' : `e${exponent}`),
  );

/** Doubles in the range of money, including those that are not exact in binary (1.005, 0.1). */
const amountNumber = fc.oneof(
  fc.double({ min: -1e15, max: 1e15, noNaN: true }).filter((value) => value === 0 || Math.abs(value) > 1e-25),
  fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  fc.integer({ min: -1e9, max: 1e9 }).map((mills) => mills / 1000),
);

const amount: fc.Arbitrary<number | string> = fc.oneof(decimalText, amountNumber);

describe('toDecimal', () => {
  test.each(notNumbers.map((value) => [value]))('R-456 A-21 %o is not a number', (value) => {
    expect(toDecimal(value)).toBeNull();
  });

  test.each([
    [5, '5'],
    ['5', '5'],
    [' 12.50\t', '12.5'],
    ['007', '7'],
    ['.5', '0.5'],
    ['5.', '5'],
    [1.005, '1.005'],
    [-0, '0'],
    ['1e3', '1000'],
    ['1E+3', '1000'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
    [new Big('12.34'), '12.34'],
  ])('A-21 %o is read as %s', (value, expected) => {
    expect(toDecimal(value)?.toFixed().replace(/^-0$/, '0')).toBe(expected);
  });

  test.each([
    ['1e999999'],
    ['-1e999999'],
    ['1e-999999'],
    ['1e99999999999999999999'],
    [`1e${'9'.repeat(400)}`],
    ['9'.repeat(1_000_000)],
    [`0.${'0'.repeat(1_000_000)}1`],
    [`1.${'0'.repeat(1_000_000)}1`],
    [Number.MAX_VALUE],
    [Number.MIN_VALUE],
    [new Big('1e999999')],
  ])('R-456 an absurd size is refused before anything prints or adds it', (value) => {
    expect(toDecimal(value)).toBeNull();
    expect(formatAmount(value)).toBe('-');
    expect(sumAmounts([1, value])).toBeNull();
  });

  test('B-02 the exact value of every decimal text is kept', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const decimal = toDecimal(value);
        expect(decimal).not.toBeNull();
        const read = readOracle(decimal?.toFixed() ?? '');
        const sent = readOracle(String(value));
        const difference = addOracle(read, { ...sent, units: -sent.units });
        expect(difference.units).toBe(0n);
      }),
    );
  });
});

describe('formatAmount', () => {
  test.each([
    [-0, '0.00'],
    ['-0', '0.00'],
    ['-0.001', '0.00'],
    [-0.004, '0.00'],
    ['-0.005', '-0.01'],
    [1234.5, '1,234.50'],
    ['1234567890.129', '1,234,567,890.13'],
    [999.995, '1,000.00'],
    [1e21, '1,000,000,000,000,000,000,000.00'],
  ])('R-455 R-462 A-93 %o shows as %s', (value, expected) => {
    expect(formatAmount(value)).toBe(expected);
  });

  test.each([
    [1.005, '1.01'],
    ['1.005', '1.01'],
    [0.1 + 0.2, '0.30'],
  ])('R-455 %o is rounded half away from zero to %s', (value, expected) => {
    expect(formatAmount(value)).toBe(expected);
  });

  test.each(notNumbers.map((value) => [value]))('R-456 %o shows a dash', (value) => {
    expect(formatAmount(value)).toBe('-');
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

  test(`R-455 R-461 R-462 formatted amounts equal the BigInt oracle (${runs} amounts)`, () => {
    fc.assert(
      fc.property(amount, (value) => {
        expect(formatAmount(value)).toBe(printOracle(readOracle(String(value))));
      }),
      { numRuns: runs },
    );
  });

  test(`R-456 any value is formatted as an amount or a dash (${runs} values)`, () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.double(), amount), (value) => {
        expect(formatAmount(value)).toMatch(/^(?:-|(?!-0\.00)-?\d{1,3}(?:,\d{3})*\.\d{2})$/);
      }),
      { numRuns: runs },
    );
  });
});

describe('sumAmounts', () => {
  test.each([
    [[0.1, 0.2, 0.7], '1.00'],
    [[0.1, 0.2], '0.30'],
    [['0.1', 0.2, ' 0.7 '], '1.00'],
    [[1.005, '1.005'], '2.01'],
    [[-5, '5'], '0.00'],
    [[], '0.00'],
    [['99999999999999.99', 0.01], '100,000,000,000,000.00'],
  ])('B-02 R-461 %j adds up to %s', (values, expected) => {
    expect(formatAmount(sumAmounts(values))).toBe(expected);
  });

  test('B-02 0.1 + 0.2 is exactly 0.3', () => {
    expect(sumAmounts([0.1, 0.2])?.toFixed()).toBe('0.3');
  });

  test(`B-02 sums equal the BigInt oracle, in any order (${runs} sums)`, () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), (values) => {
        const oracle = values
          .map((value) => readOracle(String(value)))
          .reduce((sum, part) => addOracle(sum, part), { units: 0n, scale: 0 });
        expect(formatAmount(sumAmounts(values))).toBe(printOracle(oracle));
        expect(formatAmount(sumAmounts(values.toReversed()))).toBe(printOracle(oracle));
      }),
      { numRuns: runs },
    );
  });

  test.each(notNumbers.map((value) => [value]))('A-42 a sum with %o is unknown, at any place', (value) => {
    expect(sumAmounts([value])).toBeNull();
    expect(sumAmounts([value, 10])).toBeNull();
    expect(sumAmounts([10, value])).toBeNull();
    expect(formatAmount(sumAmounts([10, value, 10]))).toBe('-');
  });
});

describe('multiplyAmount', () => {
  test.each([
    [10, 1, '10.00'],
    [10, 3, '30.00'],
    ['0.1', 3, '0.30'],
    [1.1, 1.1, '1.21'],
    ['33.335', '-1', '-33.34'],
    [0, -5, '0.00'],
  ])('R-199 %o times %o is %s', (value, factor, expected) => {
    expect(formatAmount(multiplyAmount(value, factor))).toBe(expected);
  });

  test('R-199 B-02 products equal the BigInt oracle', () => {
    fc.assert(
      fc.property(decimalText, fc.integer({ min: -1000, max: 1000 }), (value, factor) => {
        const oracle = multiplyOracle(readOracle(value), readOracle(String(factor)));
        expect(formatAmount(multiplyAmount(value, factor))).toBe(printOracle(oracle));
      }),
    );
  });

  test.each(notNumbers.map((value) => [value]))('R-456 a product with %o is unknown', (value) => {
    expect(multiplyAmount(value, 3)).toBeNull();
    expect(multiplyAmount(3, value)).toBeNull();
    expect(multiplyAmount(0, value)).toBeNull();
  });
});
