import { useRef, type ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';
import { EndlessPager } from './EndlessPager.tsx';
import styles from './EndlessTable.module.css';
import { loadState } from './load-state.ts';
import { Loaded } from './Loaded.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Table } from './Table.tsx';
import type { EndlessPages } from './use-endless-pages.ts';

interface Column<Row> {
  title: string;
  /** What stands in the row under the title. */
  show: (row: Row) => ReactNode;
  figures?: boolean;
}

interface EndlessTableProps<Row> {
  title: string;
  columns: readonly Column<Row>[];
  /** As `useEndlessPages` has it. */
  pages: EndlessPages<Row>;
  /** Says that there is nothing. */
  empty: string;
}

/** A list in pages without a total, as a table under its title. One that does not come is no message: nothing shows. */
export function EndlessTable<Row>({ title, columns, pages, empty }: EndlessTableProps<Row>) {
  const { query, leftOut, turning, pager } = pages;
  const top = useRef<HTMLHeadingElement>(null);
  if (loadState(query) === 'failed' && pager.page === 1) return null;
  const turnTo = (page: number) => {
    pager.onPage(page);
    top.current?.scrollIntoView();
  };
  return (
    <section className={styles['list']} aria-label={title} data-table>
      <h3 ref={top}>{title}</h3>
      <Loaded
        query={query}
        retry="never"
        skeleton={
          <Skeleton>
            <span className={styles['row']} />
            <span className={styles['row']} />
            <span className={styles['row']} />
          </Skeleton>
        }
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState>{empty}</EmptyState>}
        leftOut={leftOut}
      >
        {(rows) => (
          <Table label={title} columns={columns} busy={turning}>
            {rows.map((row, index) => (
              // Rows have no id, and a page is replaced as a whole.
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
