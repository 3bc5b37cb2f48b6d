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
  ...['฿1,250.50 ບາດ', '1 250.50 ກີບ', 'THB 1,250.50', '1250.50฿', '1,250.50 LAK'].map(
    (text) => [text, '1250.5'] as const,
  ),
  ...['1000฿', '100\u200b0', '\u20681,000.-\u2069', '1000.- บาท', '1,000บ', '\u202d1000\u202c thb'].map(
    (text) => [text, '1000'] as const,
  ),
  // One comma alone with one or two digits behind it: some keypads have no point.
  ...['1,5', '1,50', '๑,๕', '1，5', '01,50', '฿1,50', '1,50 บาท'].map((text) => [text, '1.5'] as const),
  ...['1250,50', '1 250,50'].map((text) => [text, '1250.5'] as const),
  [',5', '0.5'],
  ['-0', '0'],
] as const)('B-02 A-93 %j is read as %s', (text, amount) => {
  expect(parseAmountInput(text)).toEqual({ ok: true, amount });
});

test.each(['', ' ', '\t\n', '\u3000'])('B-02 %j is empty', (text) => {
  expect(parseAmountInput(text)).toEqual({ ok: false, reason: 'empty' });
});

test.each(['1.005', '.123', '1.000', '1,234.567', '๑.๒๓๔'])('B-02 %j has too many decimals', (text) => {
  expect(parseAmountInput(text)).toEqual({ ok: false, reason: 'tooManyDecimals' });
});

test.each([
  ...['abc', '1e3', '+5', '--5', '.', ',', '1.2.3', '1 23', '12 eur', '฿฿1', 'baht', '10²'],
  ...['٣', '1000000000000', '1,000,000,000,000', '100-', '100.5-', '1000 usd'],
  // Here a comma may be a decimal sign or stand between thousands, so it is not guessed.
  ...[',123', '1,', '1,,234', '0,123', '1234,567', '1.250,50', '1,250,50', '1,250 500'],
])('B-02 A-93 %j is not a number', (text) => {
  expect(parseAmountInput(text)).toEqual({ ok: false, reason: 'notNumber' });
  expect(parseAmountInput('9'.repeat(100_000))).toEqual({ ok: false, reason: 'notNumber' });
});

test.each(['-1', '−0.5', '-฿1,250.50', '฿-5', '-1 250 baht'])('R-248 R-255 %j is below every minimum', (text) => {
  expect(parseAmountInput(text)).toEqual({ ok: false, reason: 'negative' });
  expect(amountProblem(text, { minimum: 0 })).toBe('belowMinimum');
  expect(amountProblem(text, {})).toBe('notPositive');
});

const scripts = ['0123456789', '๐๑๒๓๔๕๖๗๘๙', '໐໑໒໓໔໕໖໗໘໙', '０１２３４５６７８９'];

const decimalText = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const grouped = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d))(?<!\..*)/g, ',');
const inScript = (text: string, script = scripts[0]) =>
  text.replace(/\d/g, (digit) => script?.charAt(Number(digit)) ?? digit);

/** An amount of up to 12 and 2 digits in the spellings that members use, with its value in hundredths. */
const writtenAmounts = fc
  .record({
    cents: fc.oneof(fc.bigInt({ min: 0n, max: 20_000n }), fc.bigInt({ min: 0n, max: 10n ** 14n - 1n })),
    script: fc.constantFrom(...scripts),
    isGrouped: fc.boolean(),
    around: fc.constantFrom('', ' ', '\u00a0'),
    shown: fc.constantFrom('#', '#', '฿#', '₭ #', '# baht', '#ກີບ', '#฿', 'THB #', '\u202a#\u202c'),
  })
  .map(({ cents, script, isGrouped, around, shown }) => {
    const exact = decimalText(cents);
    return { cents, text: around + shown.replace('#', inScript(isGrouped ? grouped(exact) : exact, script)) + around };
  });

const noise = fc.string({ unit: fc.constantFrom(...Array.from('0123456789.,-+eE xX๐๙໐໙０９．，∞฿')), maxLength: 18 });

/**
 * Possible contents of a field: noise from the characters of amounts, any text, amounts, and amounts with an extra
 * character.
 */
const typedTexts = fc.oneof(
  noise,
  fc.string({ unit: 'binary' }),
  writtenAmounts.map(({ text }) => text),
  fc
    .tuple(writtenAmounts, fc.constantFrom('-', '+', '0', '.', ',', 'e3', ' 1', '฿'))
    .map(([{ text }, more]) => text + more),
  fc.tuple(writtenAmounts, fc.constantFrom('-', '+', '0', '.', ',', '1 ', '฿')).map(([{ text }, more]) => more + text),
);

/**
 * The value of a text in hundredths, by an implementation independent of the app; null when it is no amount of at most
 * 12 and 2 digits.
 */
function hundredthsIn(typed: string): bigint | null {
  const visible = typed.replace(/\p{DI}/gu, '').trim();
  const western = Array.from(visible, (letter) => {
    const digit = scripts.map((script) => script.indexOf(letter)).find((index) => index >= 0);
    return digit === undefined ? ({ '，': ',', '．': '.' }[letter] ?? letter) : String(digit);
  });
  const written = western.join('').toLowerCase();
  const unitWords = ['baht', 'kip', 'thb', 'lak', 'บาท', 'กีบ', 'ບາດ', 'ກີບ', 'บ', '฿', '₭'];
  const last = unitWords.find((unit) => written.endsWith(unit)) ?? '';
  const first = unitWords.find((unit) => written.startsWith(unit)) ?? '';
  const price = written.slice(first.length, written.length - last.length).trim();
  const figure = price.replace(/^([^.,]*(?:,\d{3})*)\.[-–—−－]$/, '$1').replace(/^([^.,]*),(\d\d?)$/, '$1.$2');
  const [whole = '', fraction = '', ...rest] = figure.split('.');
  if (rest.length > 0 || /[^0-9]/.test(fraction) || /[^0-9,\s]/.test(whole) || whole + fraction === '') return null;
  const [lead = '', ...groups] = whole.split(/\s/.test(whole) ? /\s/ : ',');
  const isGrouped = /^[1-9]\d?\d?$/.test(lead) && groups.every((group) => /^\d{3}$/.test(group));
  if (groups.length > 0 && !isGrouped) return null;
  if (fraction.length > 2) return null;
  const units = BigInt(lead + groups.join('') || '0');
  return units < 10n ** 12n ? units * 100n + BigInt(fraction.padEnd(2, '0')) : null;
}

const runs = volume({ gate: 2_000, full: 10_000, soak: 100_000 });

test(`B-02 quality 5 any text is shown and sent exactly as the amount that it spells, or not at all (${runs} texts)`, () => {
  let read = 0;
  fc.assert(
    fc.property(typedTexts, (text) => {
      const cents = hundredthsIn(text) ?? 0n;
      const typed = parseAmountInput(text);
      const amount = typed.ok ? typed.amount : '0';
      expect(amount).toBe(decimalText(cents).replace(/\.?0+$/, '') || '0');
      expect(JSON.stringify(toRequestAmount(amount))).toBe(amount);
      expect(parseAmountInput(formatAmount(amount))).toEqual({ ok: true, amount });
      if (amount !== '0') read += 1;
    }),
    { numRuns: runs },
  );
  expect(read, 'texts that spell an amount').toBeGreaterThan(runs / 10);
});
