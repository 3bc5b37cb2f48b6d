export type Currency = 'BAHT' | 'LAK';

/** The currency of an account; anything but LAK is baht. */
export const currencyOf = (code: string | null | undefined): Currency => (code === 'LAK' ? 'LAK' : 'BAHT');

/** The currency of a wallet; undefined until the wallet is loaded. */
export const currencyOfWallet = (wallet: { bankAccount: { currency?: string | null } } | undefined) =>
  wallet && currencyOf(wallet.bankAccount.currency);

/** Written before the number without a space. */
export const currencySign: Record<Currency, string> = { BAHT: '฿', LAK: '₭' };
