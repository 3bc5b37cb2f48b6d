import { useText } from '../i18n/use-text.ts';
import { parseAmountInput } from './amount-form.ts';
import { groupAmount } from './group-typed.ts';
import { Money } from './Money.tsx';
import styles from './QuickAmounts.module.css';
import { sharesOf } from './shares-of.ts';

/** An amount as decimal text, with an optional label above it. */
interface QuickAmount {
  amount: string;
  name?: string;
}

/** Longer amounts do not fit below their label on a narrow screen. */
const longest = 10;

interface QuickAmountsProps {
  /** The accessible name of the row. */
  label: string;
  /** What the amounts are parts of, shown above them. */
  caption?: string | undefined;
  amounts: readonly QuickAmount[];
  /** The current amount of the field, as decimal text. */
  chosen: string | undefined;
  disabled: boolean;
  onPick: (amount: string) => void;
}

/** A row of amounts to tap instead of typing; nothing if there are none. */
export function QuickAmounts({ label, caption, amounts, chosen, disabled, onPick }: QuickAmountsProps) {
  if (amounts.length === 0) return null;
  const row = (
    <div role="group" aria-label={label} className={styles.amounts}>
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
          <span>{name ?? groupAmount(amount)}</span>
          {name !== undefined && amount.length <= longest && (
            <span className={styles.amount}>
              <Money value={amount} />
            </span>
          )}
        </button>
      ))}
    </div>
  );
  if (caption === undefined) return row;
  return (
    <div>
      {/* The name of the row says it to screen readers. */}
      <p aria-hidden className={styles.caption}>
        {caption}
      </p>
      {row}
    </div>
  );
}

interface ShareAmountsProps {
  /** The name of the account, where the shares of more than one are offered. */
  account?: string;
  /** The available balance. */
  balance: unknown;
  /** Undefined while unknown; then no amount is offered. */
  limits: Parameters<typeof sharesOf>[1] | undefined;
  typed: string;
  disabled: boolean;
  /** A part of the balance cannot be taken. */
  onlyAll?: boolean;
  onPick: (amount: string) => void;
}

/** Buttons for a quarter, half or all of a balance. */
export function ShareAmounts({
  account,
  balance,
  limits,
  typed,
  disabled,
  onlyAll = false,
  onPick,
}: ShareAmountsProps) {
  const t = useText('outcome');
  const c = useText('common');
  const names = { quarter: '25%', half: '50%', all: c('all') };
  const read = parseAmountInput(typed);
  return (
    <QuickAmounts
      caption={account}
      label={account === undefined ? t('quickAmounts') : `${t('quickAmounts')}: ${account}`}
      amounts={(limits ? sharesOf(balance, limits) : [])
        .filter(({ share }) => !onlyAll || share === 'all')
        .map(({ share, amount }) => ({ name: names[share], amount }))}
      chosen={read.ok ? read.amount : undefined}
      disabled={disabled}
      onPick={onPick}
    />
  );
}
