import type { Schemas } from '../../api/wire/types.ts';
import { ContactText } from '../../errors/ContactText.tsx';
import { useText } from '../../i18n/use-text.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { languageOf } from '../../lib/language-of.ts';
import type { Currency } from '../../money/currency.ts';
import { Money } from '../../money/Money.tsx';
import { Button } from '../../ui/Button.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { linkHost } from '../../ui/link-host.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { Table } from '../../ui/Table.tsx';
import { evidenceUrl, reasonOf } from './slip-rules.ts';
import styles from './SlipsTable.module.css';

interface SlipsTableProps {
  slips: readonly Schemas['Slip'][];
  /** Undefined until known. */
  currency: Currency | undefined;
  /** The previous page is shown while the next one loads. */
  turning: boolean;
  /** The reference whose address is being requested. */
  opening: string | undefined;
  onOpen: (reference: string) => void;
}

/** Uploaded slips as a table; as cards on narrow screens. */
export function SlipsTable({ slips, currency, turning, opening, onOpen }: SlipsTableProps) {
  const t = useText('slips');
  const titles = useText('titles');
  const c = useText('common');
  const columns = [
    { title: t('receivedAt') },
    { title: c('amount'), figures: true },
    { title: c('status') },
    { title: t('viewReference') },
  ];
  return (
    <Table label={titles('slips')} columns={columns} busy={turning} card={styles.slips}>
      {slips.map((slip, index) => (
        // Index as key: slips have no id, and a page is replaced as a whole.
        <div key={index} role="row">
          <div role="cell" className={styles.time}>
            <DateTime value={slip.createdAt} />
          </div>
          <div role="cell" className={styles.amount} data-figures>
            <Money value={slip.amount} currency={currency} />
          </div>
          <div role="cell" className={styles.status}>
            <SlipStatus slip={slip} />
          </div>
          <div role="cell" className={styles.evidence}>
            <EvidenceLink
              slip={slip}
              receivedAt={formatDateTime(slip.createdAt)}
              opening={slip.reference !== null && slip.reference === opening}
              onOpen={onOpen}
            />
          </div>
        </div>
      ))}
    </Table>
  );
}

interface EvidenceLinkProps {
  slip: Schemas['Slip'];
  /** When the slip was received, as its row shows it. */
  receivedAt: string;
  /** Its address is being requested. */
  opening: boolean;
  onOpen: (reference: string) => void;
}

/** "View reference": the slip's own link, otherwise by its reference; a dash without either. */
function EvidenceLink({ slip, receivedAt, opening, onOpen }: EvidenceLinkProps) {
  const t = useText('slips');
  const url = evidenceUrl(slip.link);
  const { reference } = slip;
  const name = `${t('viewReference')}, ${receivedAt}`;
  if (url !== null) {
    const host = linkHost(url, '');
    return (
      <>
        <a aria-label={name} className={styles.evidenceLink} href={url} target="_blank" rel="noopener noreferrer">
          {t('viewReference')}
        </a>
        {host && <bdi className={styles.evidenceHost}>{host}</bdi>}
      </>
    );
  }
  if (!reference) return <span className={styles.noEvidence}>-</span>;
  return (
    <Button look="link" name={name} busy={opening} onPress={() => onOpen(reference)}>
      {t('viewReference')}
    </Button>
  );
}

/** The status of a slip, the reason of a failure, and what the member can do next (B-07). */
function SlipStatus({ slip }: { slip: Schemas['Slip'] }) {
  const reasons = useText('slipReasons');
  const reason = reasonOf(slip.note);
  return (
    <>
      <StatusTag status={slip.status} />
      {reason && 'raw' in reason && (
        <p className={styles.reason} lang={languageOf(reason.raw)}>
          {reason.raw}
        </p>
      )}
      {reason && 'text' in reason && (
        <>
          <p className={styles.reason}>
            <ContactText>{reasons(reason.text)}</ContactText>
          </p>
          <p className={styles.next}>
            <ContactText>{reasons(reason.nextStep)}</ContactText>
          </p>
        </>
      )}
    </>
  );
}
