import Big from 'big.js';

// Parsing 1e999999 is cheap, but printing or adding it takes minutes and gigabytes. Reject it early.
const maximumTextLength = 64;
const maximumExponent = 30;

const plausible = (decimal: Big): Big | null => (Math.abs(decimal.e) <= maximumExponent ? decimal : null);

/**
 * The exact decimal of an amount from the service; null if it is not a number. A number means its shortest
 * decimal text, so 1.005 is exactly 1.005. Exponents are accepted, because some servers print 1000 as '1E+3'.
 * Separators, hexadecimal, texts over 64 characters and sizes beyond 1e30 or 1e-30 are not.
 */
export function toDecimal(value: unknown): Big | null {
  if (value instanceof Big) return plausible(value);
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (text.length > maximumTextLength) return null;
  try {
    return plausible(new Big(text));
  } catch {
    return null; // big.js throws on invalid text
  }
}

/** '1,234.50' in every language, rounded half away from zero to 2 decimals; '-' if the value is not a number. */
export function formatAmount(value: unknown): string {
  const decimal = toDecimal(value);
  if (decimal === null) return '-';
  return decimal
    .toFixed(2, Big.roundHalfUp)
    .replace(/^-(?=0\.00$)/, '')
    .replace(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** The exact sum; null if any part is not a number. An unknown part makes the total unknown, not smaller. */
export function sumAmounts(values: readonly unknown[]): Big | null {
  let sum = new Big(0);
  for (const value of values) {
    const decimal = toDecimal(value);
    if (decimal === null) return null;
    sum = sum.plus(decimal);
  }
  return sum;
}

/** The exact product; null if a factor is not a number. */
export function multiplyAmount(value: unknown, factor: unknown): Big | null {
  const left = toDecimal(value);
  const right = toDecimal(factor);
  return left && right && left.times(right);
}
