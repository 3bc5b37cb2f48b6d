export type Currency = 'BAHT' | 'LAK';

/** The currency that an account or bank names; any name but LAK is baht. Undefined if it names none. */
export function currencyOf(code: string | null | undefined): Currency | undefined {
  if (!code?.trim()) return undefined;
  return code === 'LAK' ? 'LAK' : 'BAHT';
}

/** Written before the number without a space. */
export const currencySign: Record<Currency, string> = { BAHT: '฿', LAK: '₭' };
