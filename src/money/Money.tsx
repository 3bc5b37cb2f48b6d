import { useText } from '../i18n/use-text.ts';
import { currencySign, withSign, type Currency } from './currency.ts';
import { formatAmount } from './decimal.ts';
import { hiddenAmounts } from './hidden-amounts.ts';
import styles from './Money.module.css';

interface MoneyProps {
  /** A number, numeric text or Big; anything else shows a dash. */
  value: unknown;
  /** Adds the currency sign, if known. */
  currency?: Currency | undefined;
  /** The value is loading: a skeleton. */
  waiting?: boolean;
}

const mask = '••••••';

/**
 * From this many characters on, an amount does not fit beside other content on a narrow screen, and the surrounding
 * element makes room.
 */
const longFrom = 15;
export const isLongAmount = (text: string) => text.length > longFrom;

/** An amount with two decimals in tabular figures; hidden if the member hides amounts (B-10). */
export function Money({ value, currency, waiting }: MoneyProps) {
  const t = useText('common');
  const hidden = hiddenAmounts.use();
  const figure = formatAmount(value);
  const sign = currency && figure !== '-' ? currencySign[currency] : '';
  const text = withSign(figure, currency);
  if (hidden) {
    return (
      <span className={styles.money}>
        <span aria-hidden>{sign + mask}</span>
        <span className="visually-hidden">{t('amountsHidden')}</span>
      </span>
    );
  }
  if (waiting) return <WaitingText />;
  return (
    <span className={styles.money} translate="no" data-long={isLongAmount(text) || undefined}>
      {/* One text. The browser would count a sign that is inserted before the figure as a layout shift. */}
      {text}
    </span>
  );
}

/** In place of a short text that is loading. */
export function WaitingText() {
  return <span className={styles.waiting} />;
}

/** An amount with its unit for sentences and buttons: "1,234.50 baht"; without a unit while the currency is unknown. */
export function useAmountText(): (amount: unknown, currency: Currency | undefined) => string {
  const t = useText('common');
  return (amount, currency) => {
    const figure = formatAmount(amount);
    if (currency === undefined) return figure;
    return currency === 'LAK' ? t('amountInKip', { amount: figure }) : t('amountInBaht', { amount: figure });
  };
}
