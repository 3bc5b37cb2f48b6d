import type { Schemas } from '../../api/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { formatDateTime } from '../../lib/date-time.ts';
import { Money } from '../../ui/Money.tsx';
import { EvidenceLink } from './EvidenceLink.tsx';
import styles from './SlipsTable.module.css';
import { SlipStatus } from './SlipStatus.tsx';

interface SlipsTableProps {
  slips: readonly Schemas['Slip'][];
  /** These are the slips of the page before; the page that was asked for is on its way. */
  turning: boolean;
  /** The reference that is being asked for an address. */
  opening: string | undefined;
  onOpen: (reference: string) => void;
}

/** Uploaded slips. Narrow, each is a card: the roles keep for screen readers what the layout takes from a table. */
export function SlipsTable({ slips, turning, opening, onOpen }: SlipsTableProps) {
  const t = useText('slips');
  const c = useText('common');
  const titles = [t('receivedAt'), c('amount'), c('status'), t('viewReference')];
  return (
    <div className={styles['frame']}>
      <table role="table" className={styles['slips']} aria-label={t('title')} aria-busy={turning}>
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {slips.map((slip, index) => (
            // Slips have no id, and a page is replaced as a whole.
            <tr key={index} role="row">
              <td role="cell" className={styles['time']}>
                <time dateTime={slip.createdAt}>{formatDateTime(slip.createdAt)}</time>
              </td>
              <td role="cell" className={styles['amount']}>
                <Money value={slip.amount} />
              </td>
              <td role="cell" className={styles['status']}>
                <SlipStatus slip={slip} />
              </td>
              <td role="cell" className={styles['evidence']}>
                <EvidenceLink
                  slip={slip}
                  opening={slip.reference !== null && slip.reference === opening}
                  onOpen={onOpen}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
