import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contactQuery } from '../../api/lookup.ts';
import { useText } from '../../i18n/use-text.ts';
import { appVersion } from '../../lib/app-version.ts';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { QuietLine } from '../../ui/QuietLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ContactCard } from './ContactCard.tsx';
import styles from './ContactScreen.module.css';

/** R-155…R-157: how to reach support, for visitors and members alike. */
export function ContactScreen({ chat }: { chat?: ReactNode }) {
  const t = useText('contact');
  const contact = useQuery(contactQuery());
  return (
    <div className={styles['screen']}>
      <PageTitle>{t('title')}</PageTitle>
      <h1>{t('title')}</h1>
      {contact.data ? (
        <ContactCard contact={contact.data} />
      ) : contact.errorUpdateCount > 0 ? (
        <QuietLine busy={contact.isFetching} onRetry={() => void contact.refetch()} />
      ) : (
        <Skeleton>
          <span />
          <span className={styles['card']} />
        </Skeleton>
      )}
      <p className={styles['version']}>
        {t('version')} {appVersion}
      </p>
      {chat}
    </div>
  );
}
