import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type Ref } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { Currency } from '../../money/currency.ts';
import { Money } from '../../money/Money.tsx';
import type { PickableAccount } from '../../money/AccountPicker.tsx';
import styles from './AccountField.module.css';

interface AccountFieldProps {
  label: string;
  account: PickableAccount | undefined;
  currency: Currency | undefined;
  error: string | undefined;
  disabled: boolean;
  ref: Ref<HTMLButtonElement>;
  onOpen: () => void;
}

/** Source or destination of a transfer: shows the account and its balance, and opens the picker. */
export function AccountField({ label, account, currency, error, disabled, ref, onOpen }: AccountFieldProps) {
  const c = useText('common');
  const id = useId();
  return (
    <div className={styles.field} data-invalid={Boolean(error) || undefined}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <button
        ref={ref}
        type="button"
        aria-haspopup="dialog"
        id={`${id}-button`}
        // The accessible name: the label, then the text of the button.
        aria-labelledby={`${id} ${id}-button`}
        aria-describedby={error ? `${id}-note` : undefined}
        disabled={disabled}
        onClick={onOpen}
      >
        <span>{account?.name ?? c('select')}</span>
        {account && <Money value={account.amount} currency={currency} />}
        <ChevronDown aria-hidden />
      </button>
      {error && (
        <p id={`${id}-note`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
