import { useId, type ComponentProps } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './AmountField.module.css';
import { parseAmountInput } from './amount-form.ts';
import type { Currency } from './currency.ts';
import { toDecimal } from './decimal.ts';
import { groupTyped } from './group-typed.ts';
import { Money } from './Money.tsx';

interface AmountFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type' | 'inputMode'> {
  /** Undefined until known; the label then has no unit. */
  currency: Currency | undefined;
  /** What the field holds at the moment. */
  typed: string;
  /** What there is to take from; undefined where nothing is taken, or while it is not known. */
  available?: unknown;
  /** What is wrong, beside the field. */
  error?: string | undefined;
  hint?: string | undefined;
}

/** An amount of money as text, grouped while it is typed, with its unit and what is available; amount-form.ts reads it. */
export function AmountField({ currency, typed, available, error, hint, ...input }: AmountFieldProps) {
  const c = useText('common');
  const id = useId();
  const unit = currency && (currency === 'LAK' ? c('kip') : c('baht'));
  const there = toDecimal(available);
  const read = parseAmountInput(typed);
  // Said, and not refused: what is there is the server's to judge.
  const isTooMuch = there !== null && read.ok && there.lt(read.amount);
  const note = error ?? hint;
  return (
    <div className={styles['field']} data-invalid={Boolean(error) || undefined}>
      <div className={styles['head']}>
        <label htmlFor={id}>{unit ? `${c('amount')} (${unit})` : c('amount')}</label>
        {there !== null && (
          <span id={`${id}-available`} data-warning={isTooMuch || undefined}>
            {c('available')} <Money value={there} currency={currency} />
          </span>
        )}
      </div>
      <div className={styles['box']}>
        <input
          {...input}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-available ${id}-note`}
          onInput={groupTyped(typed)}
        />
        {unit && <span aria-hidden>{unit}</span>}
      </div>
      {note && (
        <p id={`${id}-note`} className={error ? styles['error'] : styles['hint']} role={error ? 'alert' : undefined}>
          {note}
        </p>
      )}
      <p role="status" className={styles['warning']}>
        {isTooMuch && c('moreThanAvailable')}
      </p>
    </div>
  );
}
