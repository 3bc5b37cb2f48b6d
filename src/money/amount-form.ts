import Big from 'big.js';
import * as z from 'zod/mini';
import { toWesternDigits } from '../lib/western-digits.ts';

const maximumIntegerDigits = 12;

// Commas only where A-93 puts them: '1,5' may mean one and a half, and guessing 15 would send the wrong money.
const typedAmount = /^(?<whole>[1-9]\d{0,2}(?:,\d{3})+|\d*)(?:\.(?<fraction>\d*))?$/;

export type AmountInput =
  { ok: true; amount: string } | { ok: false; reason: 'empty' | 'notNumber' | 'tooManyDecimals' };

/**
 * Reads what a member typed; `amount` has no grouping and no needless zeros, and is exactly what is shown and sent
 * (B-02, A-66).
 */
export function parseAmountInput(text: string): AmountInput {
  const typed = toWesternDigits(text).replaceAll('，', ',').replaceAll('．', '.').trim();
  if (typed === '') return { ok: false, reason: 'empty' };

  const { whole = '', fraction = '' } = typedAmount.exec(typed)?.groups ?? {};
  if (whole + fraction === '') return { ok: false, reason: 'notNumber' };
  if (fraction.length > 2) return { ok: false, reason: 'tooManyDecimals' };

  const integer = whole.replaceAll(',', '').replace(/^0+(?=\d)/, '') || '0';
  if (integer.length > maximumIntegerDigits) return { ok: false, reason: 'notNumber' };
  const decimals = fraction.replace(/0+$/, '');
  return { ok: true, amount: decimals === '' ? integer : `${integer}.${decimals}` };
}

/**
 * The JSON number of an amount from parseAmountInput. A double keeps any decimal of up to 15 significant digits, and an
 * accepted amount has at most 14, so the number is printed into the request with the same digits.
 */
export function toRequestAmount(amount: string): number {
  return Number(amount);
}

/** The number to send for what a member typed; NaN, which no schema accepts, when it is no amount. */
export function requestAmountOf(text: string): number {
  const input = parseAmountInput(text);
  return input.ok ? toRequestAmount(input.amount) : Number.NaN;
}

/** What is wrong with a typed amount. Each form maps it to a text key. */
type AmountProblem = 'notAmount' | 'tooManyDecimals' | 'zero' | 'belowMinimum' | 'aboveMaximum';

/** Numbers or decimal texts; null or missing where there is no limit. */
interface AmountLimits {
  minimum?: number | string | null;
  maximum?: number | string | null;
}

/** What keeps a typed amount from being sent; undefined when nothing does. Compares exact decimals. */
export function amountProblem(text: string, { minimum, maximum }: AmountLimits): AmountProblem | undefined {
  const input = parseAmountInput(text);
  if (!input.ok) return input.reason === 'tooManyDecimals' ? 'tooManyDecimals' : 'notAmount';
  const amount = new Big(input.amount);
  if (amount.eq(0)) return 'zero';
  if (minimum != null && amount.lt(minimum)) return 'belowMinimum';
  return maximum != null && amount.gt(maximum) ? 'aboveMaximum' : undefined;
}

/**
 * A form of one amount as it is typed, which becomes what `request` describes. `problemIn` names what is wrong with it, as a key of
 * texts; undefined when nothing is.
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
