import { useText } from '../i18n/use-text.ts';
import { parseAmountInput } from './amount-form.ts';
import { QuickAmounts } from './QuickAmounts.tsx';
import { sharesOf } from './shares-of.ts';

interface ShareAmountsProps {
  /** The available balance. */
  balance: unknown;
  /** Undefined while unknown; then no amount is offered. */
  limits: Parameters<typeof sharesOf>[1] | undefined;
  typed: string;
  disabled: boolean;
  onPick: (amount: string) => void;
}

/** Buttons for a quarter, half or all of a balance. */
export function ShareAmounts({ balance, limits, typed, disabled, onPick }: ShareAmountsProps) {
  const c = useText('common');
  const names = { quarter: '25%', half: '50%', all: c('all') };
  const read = parseAmountInput(typed);
  return (
    <QuickAmounts
      label={c('quickAmounts')}
      amounts={limits ? sharesOf(balance, limits).map(({ share, amount }) => ({ name: names[share], amount })) : []}
      chosen={read.ok ? read.amount : undefined}
      disabled={disabled}
      onPick={onPick}
    />
  );
}
