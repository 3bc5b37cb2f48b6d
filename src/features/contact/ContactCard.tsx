import LeavesTheApp from 'lucide-react/icons/external-link';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { MediaImage } from '../../ui/MediaImage.tsx';
import { ServerHtml } from '../../ui/ServerHtml.tsx';
import styles from './ContactCard.module.css';

const qrSize = { width: 208, height: 208 };

/** The service's text, with LINE as a picture and a link. */
export function ContactCard({ contact }: { contact: Schemas['Contact'] }) {
  const t = useText('contact');
  const { contactText, lineLink, lineName, lineQR } = contact;
  const name = lineName ? `${t('openLine')} · ${lineName}` : t('openLine');
  return (
    <>
      <ServerHtml html={contactText} />
      <div role="group" className={styles.line} aria-label="LINE">
        {lineQR && (
          <div className={styles.qr}>
            <MediaImage src={lineQR} alt={t('lineQr')} size={qrSize} />
          </div>
        )}
        <p className={styles.link}>
          <ExternalLink href={lineLink} text={name}>
            {name}
            <LeavesTheApp aria-hidden />
          </ExternalLink>
        </p>
      </div>
    </>
  );
}
