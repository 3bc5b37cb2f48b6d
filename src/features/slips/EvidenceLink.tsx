import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/Button.tsx';
import { linkHost } from '../../ui/link-host.ts';
import { evidenceUrl } from './evidence-url.ts';
import styles from './EvidenceLink.module.css';

interface EvidenceLinkProps {
  slip: Schemas['Slip'];
  /** When the slip was received, as its row shows it. */
  receivedAt: string;
  /** Its address is being requested. */
  opening: boolean;
  onOpen: (reference: string) => void;
}

/** "View reference": the slip's own link, otherwise by its reference; a dash without either. */
export function EvidenceLink({ slip, receivedAt, opening, onOpen }: EvidenceLinkProps) {
  const t = useText('slips');
  const url = evidenceUrl(slip.link);
  const { reference } = slip;
  const name = `${t('viewReference')}, ${receivedAt}`;
  if (url !== null) {
    const host = linkHost(url, '');
    return (
      <>
        <a aria-label={name} className={styles.link} href={url} target="_blank" rel="noopener noreferrer">
          {t('viewReference')}
        </a>
        {host && <bdi className={styles.host}>{host}</bdi>}
      </>
    );
  }
  if (!reference) return <span className={styles.none}>-</span>;
  return (
    <Button look="link" name={name} busy={opening} onPress={() => onOpen(reference)}>
      {t('viewReference')}
    </Button>
  );
}
