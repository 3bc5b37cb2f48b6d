import { useQuery } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { contactQuery } from '../../api/html-lookup.ts';
import { useText } from '../../i18n/use-text.ts';
import { appVersion } from '../../lib/app-version.ts';
import { hasFailed } from '../../ui/has-failed.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { RefetchLine } from '../../ui/RefetchLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ContactCard } from './ContactCard.tsx';
import styles from './ContactScreen.module.css';

interface ContactScreenProps {
  /** The language switch, where the frame around the page has none. */
  language?: ReactNode;
  chat?: ReactNode;
}

/** R-155…R-157: how to reach support, for visitors and members alike. */
export function ContactScreen({ language, chat }: ContactScreenProps) {
  const t = useText('contact');
  const contact = useQuery(contactQuery());
  return (
    <div className={styles['screen']}>
      <PageHead title={t('title')}>{language}</PageHead>
      {contact.data ? (
        <ContactCard contact={contact.data} />
      ) : hasFailed(contact) ? (
        <RefetchLine query={contact} />
      ) : (
        <Skeleton>
          <span />
          <span className={styles['card']} />
        </Skeleton>
      )}
      <p className={styles['version']}>
        {t('version')} {appVersion}
      </p>
      <Suspense>{chat}</Suspense>
    </div>
  );
}
