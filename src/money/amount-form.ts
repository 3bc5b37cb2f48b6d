import Big from 'big.js';
import * as z from 'zod/mini';
import { withoutInvisibleMarks } from '../lib/invisible-marks.ts';
import { toWesternDigits } from '../lib/western-digits.ts';

const maximumIntegerDigits = 12;
const maximumTextLength = 64;

// Commas and spaces stand between thousands. One comma alone with one or two digits behind it is the decimal sign, because some
// keypads have no point. Any other comma is not guessed.
const typedAmount =
  /^(?<before>[^\d.,]*)(?<whole>[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?:\s\d{3})+|\d*)(?:\.(?<fraction>\d*)|,(?<afterComma>\d{1,2}))?(?<after>[^\d.,]*)$/;

// What people and the app write around an amount, in all languages.
const units = new Set(['', '฿', '₭', 'baht', 'kip', 'thb', 'lak', 'บาท', 'บ', 'กีบ', 'ບາດ', 'ກີບ']);
const isUnit = (text: string) => units.has(text.trim().toLowerCase());

/** Digits in 0-9, commas and points of one kind, nothing invisible. */
const plainText = (text: string) =>
  toWesternDigits(withoutInvisibleMarks(text)).replaceAll('，', ',').replaceAll('．', '.').trim();

function partsOf(typed: string) {
  const { before = '', whole = '', after = '', fraction, afterComma } = typedAmount.exec(typed)?.groups ?? {};
  // A price such as `100.-`.
  const unit = fraction === '' ? after.replace(/^[-–—−－]/, '') : after;
  if (afterComma !== undefined && whole.includes(',')) return undefined;
  return { before, whole, fraction: fraction ?? afterComma ?? '', unit, hasDecimalComma: afterComma !== undefined };
}

export type AmountInput =
  | { ok: true; amount: string }
  | { ok: false; reason: 'empty' | 'notNumber' | 'tooManyDecimals' | 'negative' };

/**
 * Parses an amount. The result has no separators and no redundant zeros; the same text is shown and sent (B-02).
 */
export function parseAmountInput(text: string): AmountInput {
  const typed = plainText(text);
  if (typed === '') return { ok: false, reason: 'empty' };
  if (typed.length > maximumTextLength) return { ok: false, reason: 'notNumber' };

  const parts = partsOf(typed);
  if (!parts) return { ok: false, reason: 'notNumber' };
  const { before, whole, fraction, unit } = parts;
  const isAmount = whole + fraction !== '' && isUnit(before.replace(/[-−－]/, '')) && isUnit(unit);
  if (!isAmount) return { ok: false, reason: 'notNumber' };
  if (fraction.length > 2) return { ok: false, reason: 'tooManyDecimals' };

  const integer = whole.replace(/[,\s]/g, '').replace(/^0+(?=\d)/, '') || '0';
  if (integer.length > maximumIntegerDigits) return { ok: false, reason: 'notNumber' };
  const decimals = fraction.replace(/0+$/, '');
  const amount = decimals === '' ? integer : `${integer}.${decimals}`;
  if (/[-−－]/.test(before) && amount !== '0') return { ok: false, reason: 'negative' };
  return { ok: true, amount };
}

/** Whether an amount has commas between its thousands. */
export const hasGroups = (text: string): boolean =>
  parseAmountInput(text).ok && Boolean(partsOf(plainText(text))?.whole.includes(','));

/** Whether the comma of an amount is its decimal sign. */
export const hasDecimalComma = (text: string): boolean =>
  parseAmountInput(text).ok && Boolean(partsOf(plainText(text))?.hasDecimalComma);

/**
 * Converts a parsed amount to a JSON number. A double represents any decimal of up to 15 significant digits exactly
 * when printed, and an accepted amount has at most 14.
 */
export function toRequestAmount(amount: string): number {
  return Number(amount);
}

/** The number to send; NaN, which no schema accepts, for an invalid amount. */
export function requestAmountOf(text: string): number {
  const input = parseAmountInput(text);
  return input.ok ? toRequestAmount(input.amount) : Number.NaN;
}

/** Problems of a typed amount. Each form maps them to text keys. */
type AmountProblem = 'notAmount' | 'tooManyDecimals' | 'notPositive' | 'belowMinimum' | 'aboveMaximum';

/** Numbers or decimal texts; null or missing: no limit. */
interface AmountLimits {
  minimum?: number | string | null;
  maximum?: number | string | null;
}

/** The first problem of a typed amount, by exact comparison; undefined if it is valid. */
export function amountProblem(text: string, { minimum, maximum }: AmountLimits): AmountProblem | undefined {
  const input = parseAmountInput(text);
  // Every minimum is at least 0.
  if (!input.ok && input.reason === 'negative') return minimum == null ? 'notPositive' : 'belowMinimum';
  if (!input.ok) return input.reason === 'tooManyDecimals' ? 'tooManyDecimals' : 'notAmount';
  const amount = new Big(input.amount);
  if (minimum != null && amount.lt(minimum)) return 'belowMinimum';
  if (amount.eq(0)) return 'notPositive';
  return maximum != null && amount.gt(maximum) ? 'aboveMaximum' : undefined;
}

/**
 * A form schema for one amount, with the schema `request` as its result. `problemIn` returns the text key of a problem,
 * or undefined.
 */
export const amountForm = <Request>(
  request: z.ZodMiniType<Request, { amount: number }>,
  problemIn: (text: string) => string | undefined,
) =>
  z.pipe(
    z.object({ amount: z.string() }).check(({ value, issues }) => {
      const message = problemIn(value.amount);
      if (message) issues.push({ code: 'custom', path: ['amount'], message, input: value });
    }),
    z.pipe(
      z.transform(({ amount }: { amount: string }) => ({ amount: requestAmountOf(amount) })),
      request,
    ),
  );
