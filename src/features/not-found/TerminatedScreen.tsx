import { knownContact } from '../../api/known-contact.ts';
import { useText } from '../../i18n/use-text.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { ClosedStall } from './ClosedStall.tsx';
import { UnlitPage } from './UnlitPage.tsx';
import styles from './UnlitPage.module.css';

/** Shown when the service is terminated. */
export function TerminatedScreen() {
  const t = useText('not-found');
  return (
    <UnlitPage picture={<ClosedStall />} title={t('terminatedHeading')} text={t('terminated')} terminated>
      <>
        <p className={styles.detail}>{t('terminatedNext')}</p>
        <KnownContact />
      </>
    </UnlitPage>
  );
}

/** Whom a member can still ask about their money, if this tab has read it. */
function KnownContact() {
  const t = useText('contact');
  const { lineLink, lineName } = knownContact.use() ?? {};
  if (!lineLink && !lineName) return null;
  const name = lineName ? `${t('openLine')} · ${lineName}` : t('openLine');
  return (
    <p className={styles.contact}>
      <ExternalLink href={lineLink} text={name} className={styles.home} />
    </p>
  );
}
