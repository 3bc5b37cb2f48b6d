import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/account.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { formatAccountNumber } from '../../lib/account-number.ts';
import { appVersion } from '../../lib/app-version.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { languageOf } from '../../lib/language-of.ts';
import { bankNameIsOffered } from '../../lib/latin-name.ts';
import { BankDisc } from '../../ui/BankDisc.tsx';
import { bankName } from '../../ui/bank-name.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { loadState } from '../../ui/load-state.ts';
import { useModal } from '../../ui/modal-address.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ProfileScreen.module.css';
import { SettingsCard } from './SettingsCard.tsx';
import type { Elements } from '../../ui/elements.ts';

/** The member, the bank account, the password, and the settings of this device. */
export function ProfileScreen() {
  const t = useText('profile');
  const c = useText('common');
  const profile = useQuery(profileQuery());
  return (
    <div className={styles.screen}>
      <PageTitle>{c('profile')}</PageTitle>
      <h1 tabIndex={-1}>{c('profile')}</h1>
      <div className={styles.member}>
        <Loaded
          query={profile}
          notLoaded={t('notLoaded')}
          skeleton={
            <Skeleton>
              <span className={styles.shape} />
              <span className={styles.shape} />
            </Skeleton>
          }
        >
          {({ profile: member, bankAccount }) => (
            <>
              <MemberCard profile={member} />
              <BankCard account={bankAccount} />
            </>
          )}
        </Loaded>
      </div>
      {/* Rendered after the cards above have their height, so that it does not shift. */}
      {loadState(profile) !== 'loading' && (
        <div className={styles.device}>
          <SettingsCard />
          <p className={styles.version}>
            <span>{t('version')}</span> <span translate="no">{appVersion}</span>
          </p>
        </div>
      )}
    </div>
  );
}

/** The member's data, read-only. */
function MemberCard({ profile }: { profile: Schemas['Profile'] }) {
  const t = useText('profile');
  const { _id: id, name, username, createdAt } = profile;
  return (
    <section className={styles.card} aria-label={name}>
      <h2 className={styles.name} lang={languageOf(name)}>
        {name}
      </h2>
      <dl>
        <Fact label={t('username')} value={username} />
        <Fact label={t('registeredOn')} value={formatDateTime(createdAt)} />
        <Fact label={t('memberId')} value={id} action={<CopyButton text={id} label={t('copyMemberId')} />} />
      </dl>
    </section>
  );
}

/** The bank account for withdrawals, with the offer to enter its name in English. */
function BankCard({ account }: { account: Schemas['BankAccount'] }) {
  const t = useText('profile');
  const titles = useText('titles');
  const c = useText('common');
  const locale = useLocale();
  const { open } = useModal();
  const { bank, bankCode, bankAccountName, bankAccountNo } = account;
  const copy = <CopyButton text={bankAccountNo} label={t('copyAccountNumber')} />;
  return (
    <section className={styles.card} aria-labelledby="bank-account">
      <h2 id="bank-account">{t('bankAccount')}</h2>
      {!bankCode && !bankAccountName && !bankAccountNo ? (
        <p className={styles.none}>
          <ContactText>{t('noBankAccount')}</ContactText>
        </p>
      ) : (
        <dl>
          <Fact label={t('accountName')} value={bankAccountName}>
            {bankNameIsOffered(account) && (
              <div className={styles.offer}>
                <p>{c('bankNameOffer')}</p>
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
          <Fact
            label={c('bank')}
            value={bankName({ ...bank, bankCode }, locale)}
            picture={<BankDisc bankCode={bankCode} />}
          />
          <Fact label={c('accountNumber')} value={formatAccountNumber(bankAccountNo)} action={copy} />
        </dl>
      )}
    </section>
  );
}

interface FactProps {
  label: string;
  value: string;
  /** A decorative picture before the value. */
  picture?: Elements;
  /** A small control beside the value. */
  action?: Elements;
  /** Shown below the value. */
  children?: Elements;
}

/** One entry of a description list; a dash without a value. */
function Fact({ label, value, picture, action, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <div className={styles.value}>
          {picture}
          <span className={styles.text} lang={languageOf(value)}>
            {value || '-'}
          </span>
          {value !== '' && action}
        </div>
        {children}
      </dd>
    </div>
  );
}
