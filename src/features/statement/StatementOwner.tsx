import { useWallet } from '../../api/wallet.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { bankName } from '../../ui/bank-name.ts';
import styles from './StatementOwner.module.css';

/** Member and bank account of the statement; visible only in print. */
export function StatementOwner() {
  const locale = useLocale();
  const { data: wallet } = useWallet();
  if (!wallet) return null;
  const { profile, bankAccount } = wallet;
  return (
    <p className={styles.owner}>
      {`${profile.name} · ${profile.username}`}
      <br />
      {[
        bankName({ ...bankAccount.bank, bankCode: bankAccount.bankCode }, locale),
        bankAccount.bankAccountName,
        formatAccountNumber(bankAccount.bankAccountNo),
      ].join(' · ')}
    </p>
  );
}
