import type { ReactNode } from 'react';
import styles from './Table.module.css';

interface TableProps {
  label: string;
  /** Figures stand at the end of their column, so that they can be compared. */
  columns: readonly { title: string; figures?: boolean | undefined }[];
  /** The rows are those of the page before; the page that was asked for is on its way. */
  busy?: boolean;
  /** Lays out the cells of each row where the table is narrow, as a card. */
  card?: string | undefined;
  /** Rows, with the roles of rows and cells where there are cards. */
  children: ReactNode;
}

/** Rows under their titles. The roles keep for screen readers what the layout of cards takes from a table. */
export function Table({ label, columns, busy = false, card, children }: TableProps) {
  return (
    <div className={styles['frame']}>
      <table
        role="table"
        className={card ? `${styles['table']} ${styles['cards']} ${card}` : styles['table']}
        aria-label={label}
        aria-busy={busy}
      >
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ title, figures }) => (
              <th key={title} role="columnheader" scope="col" data-figures={figures}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}
