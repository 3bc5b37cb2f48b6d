export type Currency = 'BAHT' | 'LAK';

/** The currency of an account; anything but LAK is baht. */
export const currencyOf = (code: string | null | undefined): Currency => (code === 'LAK' ? 'LAK' : 'BAHT');

/** The sign that stands before a figure without a space. */
export const currencySign: Record<Currency, string> = { BAHT: '฿', LAK: '₭' };
