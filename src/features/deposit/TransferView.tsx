import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { AccountCard } from './AccountCard.tsx';
import type { DepositBank } from './deposit-rules.ts';
import type { DepositAddress } from './use-deposit-address.ts';
import styles from './TransferView.module.css';

interface TransferViewProps {
  accounts: readonly DepositBank[];
  /** Number of accounts that could not be read and are not offered. */
  leftOut: number;
  toOtherView: DepositAddress['toOtherView'];
}

/** The accounts for transfers from the member's own bank. */
export function TransferView({ accounts, leftOut, toOtherView }: TransferViewProps) {
  const t = useText('deposit');
  return (
    <>
      <p className={styles.lead}>{t('transferToAccount')}</p>
      {accounts.map((bank, index) => (
        // Index as key: one bank may offer several accounts.
        <AccountCard key={index} bank={bank} />
      ))}
      <LeftOut count={leftOut} />
      <p className={styles.lead}>{t('credited')}</p>
      <Link {...toOtherView('slip')} className={styles.slip}>
        {t('notCredited')}
      </Link>
    </>
  );
}
