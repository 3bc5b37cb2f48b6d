import { useText } from '../../../i18n/use-text.ts';
import { BalancesNow } from '../../../money/BalancesNow.tsx';
import { Done } from '../../../money/Done.tsx';

interface MoneyInProps {
  /** With its unit. */
  amount: string;
  onClose: () => void;
}

/** The money for a code has come: how much, and what is in the wallet now. */
export function MoneyIn({ amount, onClose }: MoneyInProps) {
  const t = useText('deposit');
  return <Done title={t('moneyIn', { amount })} facts={<BalancesNow />} onClose={onClose} />;
}
