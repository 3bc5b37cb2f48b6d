import Gift from 'lucide-react/icons/gift';
import Landmark from 'lucide-react/icons/landmark';
import QrCode from 'lucide-react/icons/qr-code';
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { Schemas } from '../../api/wire/types.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { limits } from '../../lib/limits.ts';
import { useAmountText } from '../../money/Money.tsx';
import { bankName } from '../../ui/bank-name.ts';
import { accountsIn, currencyIn, linkWalletsIn, modeKey, needsSlip, qrBanksIn } from './deposit-rules.ts';
import { useQrMinimum } from './qr/use-qr-minimum.ts';
import type { DepositAddress } from './use-deposit-address.ts';
import { NameList } from './NameList.tsx';
import { WayRow } from './WayRow.tsx';
import styles from './WaysList.module.css';

interface WaysListProps {
  lookup: Schemas['DepositLookup'];
  /** The minimum deposit of the service; undefined if it states none. */
  depositMin: number | null | undefined;
  toView: DepositAddress['toView'];
}

/** The ways to deposit that the service offers, each kind in one row. */
export function WaysList({ lookup, depositMin, toView }: WaysListProps) {
  const t = useText('deposit');
  const locale = useLocale();
  const amountText = useAmountText();
  const minimumOf = useQrMinimum();
  const accounts = accountsIn(lookup);
  const providers = qrBanksIn(lookup);
  const wallets = linkWalletsIn(lookup);
  const names = (banks: typeof providers) => <NameList names={banks.map((bank) => bankName(bank, locale))} />;
  const [provider, ...others] = providers;
  return (
    <ul className={styles.ways}>
      {accounts.length > 0 && (
        <WayRow
          address={toView('transfer')}
          icon={<Landmark aria-hidden />}
          title={t('bankTransfer')}
          details={[
            names(accounts),
            depositMin == null ? undefined : t('minimum', { amount: amountText(depositMin, currencyIn(lookup)) }),
          ]}
        />
      )}
      {provider && (
        <WayRow
          address={toView('qr', others.length === 0 ? { bank: provider.bankCode } : {})}
          icon={<QrCode aria-hidden />}
          title={t('qrDeposit')}
          details={[names(providers), others.length === 0 ? minimumOf(provider) : t('minimumByChannel')]}
        />
      )}
      {wallets.length > 0 && (
        <WayRow
          address={toView('link')}
          icon={<Gift aria-hidden />}
          title={t('giftLink')}
          details={[
            ...wallets.map(({ walletAccountName, mode }) => `${walletAccountName} · ${t(modeKey(mode))}`),
            t('giftLinkMinimum', { n: limits.giftLinkMinimum }),
          ]}
        />
      )}
      <WayRow
        address={toView('slip')}
        icon={<ReceiptText aria-hidden />}
        title={t('uploadSlip')}
        details={[needsSlip(lookup) ? t('slipWithinOneHour') : t('notCredited')]}
      />
    </ul>
  );
}
