import { currencies, type Currency } from '../../generated/known-values.ts';
import { knownValue } from '../lib/known-value.ts';

export type { Currency };

/** The currency that an account or bank names; any name but LAK is baht. Undefined if it names none. */
export function currencyOf(code: string | null | undefined): Currency | undefined {
  if (!code?.trim()) return undefined;
  return knownValue(currencies, code) ?? 'BAHT';
}

/** Written before the number without a space. */
export const currencySign: Record<Currency, string> = { BAHT: '฿', LAK: '₭' };

/** A formatted amount with the sign of its currency, a minus before it: `-฿12.50`. No amount is a dash. */
export function withSign(figure: string, currency: Currency | undefined): string {
  if (currency === undefined || figure === '-') return figure;
  const [, minus = '', digits = figure] = /^(-)(.+)$/.exec(figure) ?? [];
  return minus + currencySign[currency] + digits;
}
