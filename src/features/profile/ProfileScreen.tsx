import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../api/account.ts';
import { useText } from '../../i18n/use-text.ts';
import { appVersion } from '../../lib/app-version.ts';
import { hasFailed } from '../../ui/has-failed.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { RefetchLine } from '../../ui/RefetchLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BankCard } from './BankCard.tsx';
import { MemberCard } from './MemberCard.tsx';
import styles from './ProfileScreen.module.css';
import { SettingsCard } from './SettingsCard.tsx';

/** R-314…R-317: the member, the bank account, the password, and what this device remembers. */
export function ProfileScreen() {
  const t = useText('profile');
  const c = useText('common');
  const profile = useQuery(profileQuery());
  return (
    <div className={styles['screen']}>
      <PageTitle>{c('profile')}</PageTitle>
      <h1>{c('profile')}</h1>
      <div className={styles['member']}>
        {profile.data ? (
          <>
            <MemberCard profile={profile.data.profile} />
            <BankCard account={profile.data.bankAccount} />
          </>
        ) : hasFailed(profile) ? (
          <RefetchLine query={profile} />
        ) : (
          <Skeleton>
            <span className={styles['shape']} />
            <span className={styles['shape']} />
          </Skeleton>
        )}
      </div>
      {/* Not before the cards above have their height, so that it never moves. */}
      {(profile.isSuccess || hasFailed(profile)) && (
        <div className={styles['device']}>
          <SettingsCard />
          <p className={styles['version']}>
            {t('version')} {appVersion}
          </p>
        </div>
      )}
    </div>
  );
}
