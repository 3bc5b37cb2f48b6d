import { useId, useRef, type ComponentProps } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './AmountField.module.css';
import { parseAmountInput } from './amount-form.ts';
import type { Currency } from './currency.ts';
import { toDecimal } from './decimal.ts';
import { isLongAmount, Money } from './Money.tsx';
import { useAmountTyping } from './use-amount-typing.ts';

interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'inputMode'> {
  /** Undefined until known; the label then has no unit. */
  currency: Currency | undefined;
  /** The current text of the field. */
  typed: string;
  /** The available balance; undefined if nothing is taken from a balance, or while it is unknown. */
  available?: unknown;
  /** The name of the account that it is taken from, where the form does not show it. */
  source?: string;
  /** The error beside the field. */
  error?: string | undefined;
  hint?: string | undefined;
}

/**
 * An amount of money as text, grouped while typing, with its unit and the available balance. amount-form.ts parses it.
 */
export function AmountField({ currency, typed, available, source, error, hint, onBlur, ...input }: AmountFieldProps) {
  const t = useText('outcome');
  const c = useText('common');
  const id = useId();
  const unit = currency && (currency === 'LAK' ? c('kip') : c('baht'));
  const there = toDecimal(available);
  const read = parseAmountInput(typed);
  // A warning only, because the server decides whether there is enough money.
  const isTooMuch = there !== null && read.ok && there.lt(read.amount);
  const note = error ?? hint;
  const described = [there !== null && `${id}-available`, note && `${id}-note`].filter(Boolean).join(' ');
  const box = useRef<HTMLDivElement>(null);
  const typing = useAmountTyping(box, typed, Boolean(input.readOnly));
  return (
    <div className={styles.field} data-invalid={Boolean(error) || undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>{unit ? `${c('amount')} (${unit})` : c('amount')}</label>
        {there !== null && (
          <span id={`${id}-available`} data-warning={isTooMuch || undefined}>
            <span>{source ?? t('available')}</span> <Money value={there} currency={currency} />
          </span>
        )}
      </div>
      <div ref={box} className={styles.box} data-long={isLongAmount(typed) || undefined}>
        {/* Without `type`: React would set it again at each key, and Firefox then reads the whole description again. */}
        <input
          {...input}
          {...typing}
          onBlur={(event) => {
            typing.onBlur(event);
            onBlur?.(event);
          }}
          id={id}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {unit && <span aria-hidden>{unit}</span>}
      </div>
      {note && (
        // A new element, so that a hint that becomes an error is announced.
        <p
          key={error ? 'error' : 'hint'}
          id={`${id}-note`}
          className={error ? styles.error : styles.hint}
          role={error ? 'alert' : undefined}
        >
          {note}
        </p>
      )}
      <p role="status" className={styles.warning}>
        {isTooMuch && !error && t('moreThanAvailable')}
      </p>
    </div>
  );
}
