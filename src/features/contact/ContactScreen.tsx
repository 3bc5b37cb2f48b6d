import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contactQuery } from '../../api/lookup.ts';
import { useText } from '../../i18n/use-text.ts';
import { appVersion } from '../../lib/app-version.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ContactCard } from './ContactCard.tsx';
import styles from './ContactScreen.module.css';

interface ContactScreenProps {
  /** The language switch, if the surrounding shell has none. */
  language?: ReactNode;
  chat?: ReactNode;
}

/** How to reach support, for visitors and members. */
export function ContactScreen({ language, chat }: ContactScreenProps) {
  const t = useText('contact');
  const titles = useText('titles');
  const contact = useQuery(contactQuery());
  return (
    <div className={styles.screen}>
      <PageHead title={titles('contact')}>{language}</PageHead>
      <Loaded
        query={contact}
        skeleton={
          <Skeleton>
            <span />
            <span className={styles.card} />
          </Skeleton>
        }
      >
        {(data) => <ContactCard contact={data} />}
      </Loaded>
      <p className={styles.version}>
        {t('version')} {appVersion}
      </p>
      {chat}
    </div>
  );
}
