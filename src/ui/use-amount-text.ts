import { useText } from '../i18n/use-text.ts';
import type { Currency } from '../lib/currency.ts';
import { formatAmount } from '../lib/money.ts';

/** An amount with its unit as a word, for sentences and buttons: "1,234.50 baht". */
export function useAmountText(): (amount: unknown, currency: Currency) => string {
  const t = useText('common');
  return (amount, currency) =>
    currency === 'LAK'
      ? t('amountInKip', { amount: formatAmount(amount) })
      : t('amountInBaht', { amount: formatAmount(amount) });
}
