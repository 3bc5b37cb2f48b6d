import { useWallet } from '../../api/wallet.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { languageOf } from '../../lib/language-of.ts';
import { currencyOf, type Currency } from '../../money/currency.ts';
import { BankDisc } from '../../ui/BankDisc.tsx';
import { bankName } from '../../ui/bank-name.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { Units } from '../../ui/Units.tsx';
import { isAutomatic, modeKey, type DepositBank } from './deposit-rules.ts';
import styles from './TransferView.module.css';

interface TransferViewProps {
  accounts: readonly DepositBank[];
  /** Of the member's money. */
  currency: Currency | undefined;
  /** Number of accounts that could not be read and are not offered. */
  leftOut: number;
}

/** The accounts for transfers from the member's own bank. */
export function TransferView({ accounts, currency, leftOut }: TransferViewProps) {
  const t = useText('deposit');
  return (
    <>
      <OwnAccount />
      <p className={styles.lead}>
        <strong>{t(accounts.length === 1 ? 'transferToOneAccount' : 'transferToAccount')}</strong>
        <br />
        <Units>{t(accounts.some(isAutomatic) ? 'credited' : 'slipAfterwards')}</Units>
      </p>
      {accounts.map((bank, index) => (
        // Index as key: one bank may offer several accounts.
        <AccountCard key={index} bank={bank} currency={currencyOf(bank.currency) ?? currency} />
      ))}
      <LeftOut count={leftOut} />
    </>
  );
}

/** The account that the transfer must come from: a slip of another one fails (NOT_MATCH). */
function OwnAccount() {
  const t = useText('deposit');
  const locale = useLocale();
  const own = useWallet().data?.bankAccount;
  if (!own) return null;
  if (own.bankAccountNo.trim() === '') {
    return (
      <p className={styles.lead}>
        <ContactText>{t('noOwnAccount')}</ContactText>
      </p>
    );
  }
  return (
    <div className={styles.own}>
      <p className={styles.lead}>{t('fromYourAccount')}</p>
      <p className={styles.ownBank}>
        <BankDisc bankCode={own.bankCode} />
        <span>
          <span>{bankName({ ...own.bank, bankCode: own.bankCode }, locale)}</span>{' '}
          <strong translate="no">{formatAccountNumber(own.bankAccountNo)}</strong>
        </span>
      </p>
    </div>
  );
}

/** A bank account for transfers: owner, number to copy, how deposits are credited. */
function AccountCard({ bank, currency }: { bank: DepositBank; currency: Currency | undefined }) {
  const t = useText('deposit');
  const c = useText('common');
  const locale = useLocale();
  const name = bankName(bank, locale);
  const unit = currency && (currency === 'LAK' ? c('kip') : c('baht'));
  return (
    <article className={styles.account}>
      <div className={styles.bank}>
        <BankDisc bankCode={bank.bankCode} />
        <h3 lang={languageOf(name)}>{name}</h3>
      </div>
      <p className={styles.detail}>{[t(modeKey(bank.mode)), unit].filter(Boolean).join(' · ')}</p>
      <p lang={languageOf(bank.bankAccountName)} translate="no">
        {bank.bankAccountName}
      </p>
      <div className={styles.numberRow}>
        <p className={styles.number} translate="no">
          {formatAccountNumber(bank.bankAccountNo)}
        </p>
        <CopyButton
          text={bank.bankAccountNo}
          label={[t('copy'), c('accountNumber'), name].join(', ')}
          shown={t('copy')}
        />
      </div>
    </article>
  );
}
