import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { languageOf } from '../../lib/language-of.ts';
import { currencyOf } from '../../money/currency.ts';
import { bankName } from '../../ui/bank-name.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import styles from './AccountCard.module.css';
import { modeKey, type DepositBank } from './deposit-rules.ts';

/** A bank account for transfers: owner, number to copy, how deposits are credited. */
export function AccountCard({ bank }: { bank: DepositBank }) {
  const t = useText('deposit');
  const c = useText('common');
  const locale = useLocale();
  const name = bankName(bank, locale);
  const currency = currencyOf(bank.currency) === 'LAK' ? c('kip') : c('baht');
  return (
    <article className={styles.card}>
      <h3 lang={languageOf(name)}>{name}</h3>
      <p className={styles.detail}>{`${t(modeKey(bank.mode))} · ${currency}`}</p>
      <p lang={languageOf(bank.bankAccountName)}>{bank.bankAccountName}</p>
      <div className={styles.row}>
        <p className={styles.number}>{formatAccountNumber(bank.bankAccountNo)}</p>
        <CopyButton text={bank.bankAccountNo} label={`${t('copyAccountNumber')}, ${name}`} />
      </div>
    </article>
  );
}
