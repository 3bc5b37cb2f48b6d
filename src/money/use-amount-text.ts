import { useText } from '../i18n/use-text.ts';
import type { Currency } from './currency.ts';
import { formatAmount } from './decimal.ts';

/** An amount with its unit as a word, for sentences and buttons: "1,234.50 baht"; without one while the currency is not known. */
export function useAmountText(): (amount: unknown, currency: Currency | undefined) => string {
  const t = useText('common');
  return (amount, currency) => {
    const figure = formatAmount(amount);
    if (currency === undefined) return figure;
    const text = currency === 'LAK' ? t('amountInKip', { amount: figure }) : t('amountInBaht', { amount: figure });
    // A figure keeps its unit on its line.
    return text.replaceAll(' ', '\u00a0');
  };
}
