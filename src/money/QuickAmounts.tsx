import styles from './QuickAmounts.module.css';
import { groupAmount } from './group-typed.ts';
import { Money } from './Money.tsx';

/** An amount to tap, as decimal text; without words for it, it is its own name. */
export interface QuickAmount {
  amount: string;
  name?: string;
}

/** A longer amount does not fit under its name on a narrow screen. */
const longest = 10;

interface QuickAmountsProps {
  label: string;
  amounts: readonly QuickAmount[];
  /** The current amount of the field, as decimal text. */
  chosen: string | undefined;
  disabled: boolean;
  onPick: (amount: string) => void;
}

/** Amounts to tap instead of type, in one row; nothing where there is none. */
export function QuickAmounts({ label, amounts, chosen, disabled, onPick }: QuickAmountsProps) {
  if (amounts.length === 0) return null;
  return (
    <div role="group" aria-label={label} className={styles['amounts']}>
      {amounts.map(({ amount, name }) => (
        <button
          key={name ?? amount}
          type="button"
          aria-pressed={amount === chosen}
          disabled={disabled}
          onClick={() => {
            onPick(groupAmount(amount));
          }}
        >
          {name ?? groupAmount(amount)}
          {name !== undefined && amount.length <= longest && (
            <span className={styles['amount']}>
              <Money value={amount} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
