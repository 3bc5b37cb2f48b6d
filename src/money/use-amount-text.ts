import { useText } from '../i18n/use-text.ts';
import type { Currency } from './currency.ts';
import { formatAmount } from './decimal.ts';

/** An amount with its unit for sentences and buttons: "1,234.50 baht"; without a unit while the currency is unknown. */
export function useAmountText(): (amount: unknown, currency: Currency | undefined) => string {
  const t = useText('common');
  return (amount, currency) => {
    const figure = formatAmount(amount);
    if (currency === undefined) return figure;
    return currency === 'LAK' ? t('amountInKip', { amount: figure }) : t('amountInBaht', { amount: figure });
  };
}
