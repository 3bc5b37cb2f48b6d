export type Currency = 'BAHT' | 'LAK';

/** The currency of an account; anything but LAK is baht. */
export const currencyOf = (code: string | null | undefined): Currency => (code === 'LAK' ? 'LAK' : 'BAHT');

/** The currency that a wallet's amounts are in; undefined until the wallet is known. */
export const currencyOfWallet = (wallet: { bankAccount: { currency?: string | null } } | undefined) =>
  wallet && currencyOf(wallet.bankAccount.currency);

/** The sign that stands before a figure without a space. */
export const currencySign: Record<Currency, string> = { BAHT: '฿', LAK: '₭' };
