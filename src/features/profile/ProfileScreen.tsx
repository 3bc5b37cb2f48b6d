import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/account.ts';
import { useText } from '../../i18n/use-text.ts';
import { appVersion } from '../../lib/app-version.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { loadState } from '../../ui/load-state.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BankCard } from './BankCard.tsx';
import { MemberCard } from './MemberCard.tsx';
import styles from './ProfileScreen.module.css';
import { SettingsCard } from './SettingsCard.tsx';

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
            {t('version')} {appVersion}
          </p>
        </div>
      )}
    </div>
  );
}
