import { ChevronRight, Gift, Landmark, QrCode, ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Schemas } from '../../api/wire/types.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { bankName } from '../../ui/bank-name.ts';
import { accountsIn, linkWalletsIn, modeKey, needsSlip, qrBanksIn } from './deposit-rules.ts';
import type { DepositAddress } from './use-deposit-address.ts';
import styles from './WaysList.module.css';

interface WaysListProps {
  lookup: Schemas['DepositLookup'];
  toView: DepositAddress['toView'];
}

/** The ways to deposit that the service offers. */
export function WaysList({ lookup, toView }: WaysListProps) {
  const t = useText('deposit');
  const locale = useLocale();
  const accounts = accountsIn(lookup);
  const wallets = linkWalletsIn(lookup);
  const way = (address: ReturnType<typeof toView>, icon: ReactNode, title: string, detail: ReactNode) => (
    <li key={address.to.search}>
      <Link {...address}>
        {icon}
        <span className={styles['text']}>
          <span>{title}</span>
          <span className={styles['detail']}>{detail}</span>
        </span>
        <ChevronRight aria-hidden />
      </Link>
    </li>
  );
  return (
    <ul className={styles['ways']}>
      {accounts.length > 0 &&
        way(
          toView('transfer'),
          <Landmark aria-hidden />,
          t('bankTransfer'),
          accounts.map((bank) => bankName(bank, locale)).join(' · '),
        )}
      {qrBanksIn(lookup).map((bank) =>
        way(
          toView('qr', { bank: bank.bankCode }),
          <QrCode aria-hidden />,
          bankName(bank, locale),
          `${t('qrDeposit')} · ${t(modeKey(bank.mode))}`,
        ),
      )}
      {wallets.length > 0 &&
        way(
          toView('link'),
          <Gift aria-hidden />,
          t('giftLink'),
          wallets.map(({ walletAccountName, mode }, index) => (
            <span key={index}>{`${walletAccountName} · ${t(modeKey(mode))}`}</span>
          )),
        )}
      {way(
        toView('slip'),
        <ReceiptText aria-hidden />,
        t('uploadSlip'),
        needsSlip(lookup) ? t('slipWithinOneHour') : t('notCredited'),
      )}
    </ul>
  );
}
