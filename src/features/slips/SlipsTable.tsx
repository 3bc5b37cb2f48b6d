import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import type { Currency } from '../../money/currency.ts';
import { Money } from '../../money/Money.tsx';
import { DateTime } from '../../ui/DateTime.tsx';
import { Table } from '../../ui/Table.tsx';
import { EvidenceLink } from './EvidenceLink.tsx';
import styles from './SlipsTable.module.css';
import { SlipStatus } from './SlipStatus.tsx';

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
