import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountProblem, parseAmountInput, toRequestAmount } from '../../../src/money/amount-form.ts';
import { formatAmount } from '../../../src/money/decimal.ts';
import { volume } from '../../support/volume.ts';

test.each([
  ['\u00a012\u3000', '12'],
  ['1,234,567.89', '1234567.89'],
  ['.5', '0.5'],
  ['5.', '5'],
  ['1.50', '1.5'],
  ['0.00', '0'],
  ['0000000000000001', '1'],
  ['999999999999.99', '999999999999.99'],
  ['๑,๒๓๔.๕๖', '1234.56'],
  ['໐.໙', '0.9'],
  ['１，２３４．５', '1234.5'],
  ...['฿1,250.50', '₭ 1,250.50', '1 250.5', '1\u00a0250.50 baht', '1,250.50 Kip', '1250.50บาท', '1,250.50 กีบ'].map(
    (text) => [text, '1250.5'] as const,
  ),
  ...['฿1,250.50 ບາດ', '1 250.50 ກີບ'].map((text) => [text, '1250.5'] as const),
  ['-0', '0'],
] as const)('B-02 A-93 %j is read as %s', (text, amount) => {
  expect(parseAmountInput(text)).toEqual({ ok: true, amount });
});

test.each(['', ' ', '\t\n', '\u3000'])('B-02 %j is empty', (text) => {
  expect(parseAmountInput(text)).toEqual({ ok: false, reason: 'empty' });
});

test.each(['1.005', '.123', '1.000', '1,234.567', '๑.๒๓๔'])('A-66 B-02 %j has too many decimals', (text) => {
  expect(parseAmountInput(text)).toEqual({ ok: false, reason: 'tooManyDecimals' });
});

test.each([
  ...[
    'abc',
    '1e3',
    '0x10',
    '+5',
    '--5',
    '.',
    ',',
    '1.2.3',
    '1 23',
    '12 eur',
    '$12',
    '฿฿1',
    'baht',
    'NaN',
    'Infinity',
    '10²',
    '½',
  ],
  ...['٣', '1\u200b2', '1000000000000', '1,000,000,000,000'],
  // The comma may be a decimal point, so it is not guessed.
  ...[
    '1,5',
    '1,23',
    '1,2345',
    '12,34',
    ',123',
    '1,',
    '1,,234',
    '0,123',
    '1234,567',
    '1.234,5',
    '1.250,50',
    '1 250,50',
    '1,250 500',
  ],
])('B-02 A-93 %j is not a number', (text) => {
  expect(parseAmountInput(text)).toEqual({ ok: false, reason: 'notNumber' });
  expect(parseAmountInput('9'.repeat(100_000))).toEqual({ ok: false, reason: 'notNumber' });
});

test.each(['-1', '−0.5', '-฿1,250.50', '฿-5', '-1 250 baht'])('R-248 R-255 %j is below every minimum', (text) => {
  expect(parseAmountInput(text)).toEqual({ ok: false, reason: 'negative' });
  expect(amountProblem(text, { minimum: 0 })).toBe('belowMinimum');
  expect(amountProblem(text, {})).toBe('notPositive');
});

test('B-02 every amount of up to 12 digits and 2 decimals is shown, read and sent exactly', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 14n - 1n }), (cents) => {
      const exact = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      const typed = parseAmountInput(exact);
      if (!typed.ok) throw new Error(typed.reason);
      const shown = formatAmount(typed.amount);
      expect(shown.replaceAll(',', '')).toBe(exact);
      expect(parseAmountInput(shown)).toEqual(typed);
      expect(JSON.stringify(toRequestAmount(typed.amount))).toBe(typed.amount);
    }),
    { numRuns: volume({ gate: 500, full: 2_000 }) },
  );
});

test('B-02 every accepted amount is a plain decimal of at most 12 and 2 digits', () => {
  const noise = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-+eE xX๐๙໐໙０９．， ')), maxLength: 18 });
  fc.assert(
    fc.property(fc.oneof(noise, fc.string({ unit: 'binary' })), (text) => {
      const typed = parseAmountInput(text);
      if (typed.ok) expect(typed.amount).toMatch(/^(?:0|[1-9]\d{0,11})(?:\.\d?[1-9])?$/);
    }),
    { numRuns: volume({ gate: 1_500, full: 5_000, soak: 100_000 }) },
  );
});
