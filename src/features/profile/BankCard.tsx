import type { Schemas } from '../../api/wire/types.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { bankNameIsOffered } from '../../lib/latin-name.ts';
import { bankName } from '../../ui/bank-name.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useModal } from '../../ui/modal-address.ts';
import { Fact } from './Fact.tsx';
import styles from './ProfileScreen.module.css';

/** The bank account for withdrawals, with the offer to enter its name in English. */
export function BankCard({ account }: { account: Schemas['BankAccount'] }) {
  const t = useText('profile');
  const b = useText('bankName');
  const titles = useText('titles');
  const c = useText('common');
  const locale = useLocale();
  const { open } = useModal();
  const { bank, bankCode, bankAccountName, bankAccountNo } = account;
  const copy = <CopyButton text={bankAccountNo} label={t('copyAccountNumber')} />;
  return (
    <section className={styles.card} aria-labelledby="bank-account">
      <h2 id="bank-account">{t('bankAccount')}</h2>
      <dl>
        <Fact label={c('accountName')} value={bankAccountName}>
          {bankNameIsOffered(account) && (
            <div className={styles.offer}>
              <p>{b('offer')}</p>
              <Button
                look="link"
                onPress={() => {
                  open('bank-name');
                }}
              >
                {titles('bankName')}
              </Button>
            </div>
          )}
        </Fact>
        <Fact label={c('bank')} value={bankName({ ...bank, bankCode }, locale)} />
        <Fact label={c('accountNumber')} value={formatAccountNumber(bankAccountNo)} action={copy} />
      </dl>
    </section>
  );
}
