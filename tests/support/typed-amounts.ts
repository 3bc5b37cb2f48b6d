import fc from 'fast-check';

const scripts = ['0123456789', '๐๑๒๓๔๕๖๗๘๙', '໐໑໒໓໔໕໖໗໘໙', '０１２３４５６７８９'];

const decimalText = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
const grouped = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d))(?<!\..*)/g, ',');
const inScript = (text: string, script = scripts[0]) =>
  text.replace(/\d/g, (digit) => script?.charAt(Number(digit)) ?? digit);

/** An amount of up to 12 and 2 digits in the spellings that members use, with its value in hundredths. */
export const writtenAmounts = fc
  .record({
    cents: fc.oneof(fc.bigInt({ min: 0n, max: 20_000n }), fc.bigInt({ min: 0n, max: 10n ** 14n - 1n })),
    script: fc.constantFrom(...scripts),
    isGrouped: fc.boolean(),
    around: fc.constantFrom('', ' ', '\u00a0'),
    shown: fc.constantFrom('#', '#', '฿#', '₭ #', '# baht', '#ກີບ'),
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
export const typedTexts = fc.oneof(
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
export function hundredthsIn(typed: string): bigint | null {
  const western = Array.from(typed.trim(), (letter) => {
    const digit = scripts.map((script) => script.indexOf(letter)).find((index) => index >= 0);
    return digit === undefined ? ({ '，': ',', '．': '.' }[letter] ?? letter) : String(digit);
  });
  const unit = ['baht', 'kip', 'บาท', 'กีบ', 'ບາດ', 'ກີບ'].find((word) => typed.trim().toLowerCase().endsWith(word));
  const figure = western.slice(/^[฿₭]/.test(typed.trim()) ? 1 : 0, western.length - (unit?.length ?? 0));
  const [whole = '', fraction = '', ...rest] = figure.join('').trim().split('.');
  if (rest.length > 0 || /[^0-9]/.test(fraction) || /[^0-9,\s]/.test(whole) || whole + fraction === '') return null;
  const [first = '', ...groups] = whole.split(/\s/.test(whole) ? /\s/ : ',');
  const isGrouped = /^[1-9]\d?\d?$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
  if (groups.length > 0 && !isGrouped) return null;
  if (fraction.length > 2) return null;
  const units = BigInt(first + groups.join('') || '0');
  return units < 10n ** 12n ? units * 100n + BigInt(fraction.padEnd(2, '0')) : null;
}

/**
 * The hundredths of a JSON number as printed, without arithmetic; null when it has more than two decimals or an
 * exponent.
 */
export function hundredthsOf(value: number): bigint | null {
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(JSON.stringify(value)) ?? [];
  return whole === undefined ? null : BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}
