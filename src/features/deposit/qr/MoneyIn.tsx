import { useText } from '../../../i18n/use-text.ts';
import { BalancesNow, Done } from '../../../money/Done.tsx';

interface MoneyInProps {
  /** With its unit. */
  amount: string;
  onClose: () => void;
}

/** Shows that the deposit of a QR code arrived: its amount and the new balance. */
export function MoneyIn({ amount, onClose }: MoneyInProps) {
  const t = useText('deposit');
  return <Done title={t('moneyIn', { amount })} facts={<BalancesNow />} onClose={onClose} />;
}
