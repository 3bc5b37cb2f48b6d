import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  label: string;
  /** Numbers are aligned right, so that they can be compared. */
  columns: readonly { title: string; figures?: boolean | undefined }[];
  /** The rows are from the previous page while the next one loads. */
  busy?: boolean;
  /** The class that lays out each row as a card on narrow screens. */
  card?: string | undefined;
  /** Elements with the roles of rows and cells. */
  children: ReactNode;
}

/**
 * Rows below their headings. HTML table elements lose their meaning in some browsers when they are laid out as cards.
 * Elements with table roles keep it.
 */
export function Table({ label, columns, busy = false, card, children }: TableProps) {
  return (
    <div
      role="table"
      className={card ? `${styles.table} ${styles.cards} ${card}` : styles.table}
      aria-label={label}
      aria-busy={busy}
    >
      <div role="rowgroup" className={styles.titles}>
        <div role="row">
          {columns.map(({ title, figures }) => (
            <div key={title} role="columnheader" data-figures={figures}>
              {title}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup">{children}</div>
    </div>
  );
}
