import Big from 'big.js';

// An exponent such as 1e999999 is cheap to read and takes minutes and gigabytes to print or add, so it is refused
// as soon as it is read.
const maximumTextLength = 64;
const maximumExponent = 30;

const plausible = (decimal: Big): Big | null => (Math.abs(decimal.e) <= maximumExponent ? decimal : null);

/**
 * The exact decimal of an amount from the wire, or null when it is not a number. A number means its
 * shortest decimal text, so 1.005 is exactly 1.005. Exponents are read, because some servers print 1000 as '1E+3';
 * grouped ('1,000') and hexadecimal text is not, nor text over 64 characters, nor sizes beyond 1e30 and 1e-30.
 */
export function toDecimal(value: unknown): Big | null {
  if (value instanceof Big) return plausible(value);
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (text.length > maximumTextLength) return null;
  try {
    return plausible(new Big(text));
  } catch {
    return null; // big.js throws on text that is not a number
  }
}

/** '1,234.50' in every locale, rounded half away from zero to 2 decimals; '-' when the value is not a number. */
export function formatAmount(value: unknown): string {
  const decimal = toDecimal(value);
  if (decimal === null) return '-';
  return decimal
    .toFixed(2, Big.roundHalfUp)
    .replace(/^-(?=0\.00$)/, '')
    .replace(/\B(?=(?:\d{3})+\.)/g, ',');
}

/**
 * The exact sum, or null when any part is not a number: an unknown part makes the total unknown, never smaller.
 */
export function sumAmounts(values: readonly unknown[]): Big | null {
  let sum = new Big(0);
  for (const value of values) {
    const decimal = toDecimal(value);
    if (decimal === null) return null;
    sum = sum.plus(decimal);
  }
  return sum;
}

/** The exact product, or null when either factor is not a number. */
export function multiplyAmount(value: unknown, factor: unknown): Big | null {
  const left = toDecimal(value);
  const right = toDecimal(factor);
  return left && right && left.times(right);
}
