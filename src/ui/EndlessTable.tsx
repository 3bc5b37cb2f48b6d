import { useRef, type ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { EndlessPager } from './Pager.tsx';
import styles from './EndlessTable.module.css';
import { Loaded } from './Loaded.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Table } from './Table.tsx';
import type { EndlessPages } from './use-endless-pages.ts';

interface Column<Row> {
  title: string;
  /** The cell of a row. */
  show: (row: Row) => ReactNode;
  figures?: boolean;
}

interface EndlessTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** The result of `useEndlessPages`. */
  pages: EndlessPages<Row>;
  /** The text for an empty list. */
  empty: string;
}

/** A paged list of unknown length as a table. */
export function EndlessTable<Row>({ title, columns, pages, empty }: EndlessTableProps<Row>) {
  const { query, leftOut, turning, pager } = pages;
  const top = useRef<HTMLHeadingElement>(null);
  const turnTo = (page: number) => {
    pager.onPage(page);
    top.current?.scrollIntoView();
  };
  return (
    <section className={styles.list}>
      <h3 ref={top}>{title}</h3>
      <Loaded
        query={query}
        skeleton={
          <Skeleton>
            <span className={styles.row} />
            <span className={styles.row} />
            <span className={styles.row} />
          </Skeleton>
        }
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState>{empty}</EmptyState>}
        leftOut={leftOut}
      >
        {(rows) => (
          <Table label={title} columns={columns} busy={turning}>
            {rows.map((row, index) => (
              // Index as key: rows have no id, and a page is replaced as a whole.
              <div key={index} role="row">
                {columns.map((column) => (
                  <div key={column.title} role="cell" data-figures={column.figures}>
                    {column.show(row)}
                  </div>
                ))}
              </div>
            ))}
          </Table>
        )}
      </Loaded>
      <EndlessPager {...pager} onPage={turnTo} />
    </section>
  );
}
