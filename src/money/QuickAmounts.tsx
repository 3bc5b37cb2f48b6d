import styles from './QuickAmounts.module.css';

interface QuickAmountsProps {
  label: string;
  amounts: readonly number[];
  /** The amount that the field holds, as decimal text. */
  chosen: string | undefined;
  /** Whether an amount can be had at the moment. */
  allowed: (amount: number) => boolean;
  onPick: (amount: number) => void;
}

/** Amounts to tap instead of type. */
export function QuickAmounts({ label, amounts, chosen, allowed, onPick }: QuickAmountsProps) {
  return (
    <div role="group" aria-label={label} className={styles['amounts']}>
      {amounts.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={String(amount) === chosen}
          disabled={!allowed(amount)}
          onClick={() => {
            onPick(amount);
          }}
        >
          {String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}
        </button>
      ))}
    </div>
  );
}
