import QrCode from 'lucide-react/icons/qr-code';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { bankName } from '../../ui/bank-name.ts';
import { modeKey, type DepositBank } from './deposit-rules.ts';
import { useQrMinimum } from './qr/use-qr-minimum.ts';
import type { DepositAddress } from './use-deposit-address.ts';
import { WayRow } from './WayRow.tsx';
import styles from './WaysList.module.css';

interface ProvidersListProps {
  providers: readonly DepositBank[];
  toView: DepositAddress['toView'];
}

/** The QR providers with their minimum amounts. */
export function ProvidersList({ providers, toView }: ProvidersListProps) {
  const t = useText('deposit');
  const locale = useLocale();
  const minimumOf = useQrMinimum();
  return (
    <ul className={styles.ways}>
      {providers.map((bank) => (
        <WayRow
          key={bank.bankCode}
          address={toView('qr', { bank: bank.bankCode })}
          icon={<QrCode aria-hidden />}
          title={bankName(bank, locale)}
          details={[t(modeKey(bank.mode)), minimumOf(bank)]}
        />
      ))}
    </ul>
  );
}
