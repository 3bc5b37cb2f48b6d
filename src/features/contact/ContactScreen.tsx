import { useQuery } from '@tanstack/react-query';
import LeavesTheApp from 'lucide-react/icons/external-link';
import { contactQuery } from '../../api/html-lookup.ts';
import { chatWidgetQuery } from '../../api/lookup.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { appVersion } from '../../lib/app-version.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { MediaImage } from '../../ui/MediaImage.tsx';
import { PageHead } from '../../ui/PageTitle.tsx';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './ContactScreen.module.css';
import type { Elements } from '../../ui/elements.ts';

interface ContactScreenProps {
  /** The language switch, if the surrounding shell has none. */
  language?: Elements;
  chat?: Elements;
}

/** How to reach support, for visitors and members. */
export function ContactScreen({ language, chat }: ContactScreenProps) {
  const t = useText('contact');
  const titles = useText('titles');
  const contact = useQuery(contactQuery());
  const chatIsOff = useQuery(chatWidgetQuery()).data?.enableChatWidget === false;
  return (
    <div className={styles.screen}>
      <PageHead title={titles('contact')}>{language}</PageHead>
      <div className={styles.ways} data-chat={chatIsOff ? 'off' : undefined}>
        <Loaded
          query={contact}
          notLoaded={t('notLoaded')}
          skeleton={
            <Skeleton>
              <span />
              <span className={styles.waitingCard} />
            </Skeleton>
          }
        >
          {(data) => <ContactWays contact={data} />}
        </Loaded>
        <div className={styles.chat}>{chat}</div>
      </div>
      <p className={styles.version}>
        <span>{t('version')}</span> <span translate="no">{appVersion}</span>
      </p>
    </div>
  );
}

const qrSize = { width: 208, height: 208 };

/** The service's text, with LINE as a picture and a link. */
function ContactWays({ contact }: { contact: Schemas['Contact'] }) {
  const t = useText('contact');
  const { contactText, lineLink, lineName, lineQR } = contact;
  const name = lineName ? `${t('openLine')} · ${lineName}` : t('openLine');
  return (
    <div className={styles.card}>
      <div className={styles.text}>
        <ServerHtml html={contactText} />
      </div>
      {(lineLink || lineName || lineQR) && (
        <div role="group" className={styles.line} aria-label="LINE">
          <p className={styles.link}>
            <ExternalLink href={lineLink} text={name}>
              <span>{name}</span>
              <LeavesTheApp aria-hidden />
            </ExternalLink>
          </p>
          {lineQR && (
            <div className={styles.qr}>
              <MediaImage source="operator" src={lineQR} alt={t('lineQr')} size={qrSize} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
