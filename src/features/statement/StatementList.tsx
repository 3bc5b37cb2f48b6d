import dayjs from 'dayjs';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { entryIdentity } from '../../money/entry-identity.ts';
import { EntryDetail } from './EntryDetail.tsx';
import { entriesByDay } from './entries-by-day.ts';
import styles from './StatementList.module.css';
import type { Entry } from './statement-rules.ts';
import { StatementRow } from './StatementRow.tsx';
import { useHeldRows } from './use-held-rows.ts';
import type { StatementWords } from './use-statement-words.ts';
import { useToday } from './use-today.ts';

interface StatementListProps {
  entries: readonly Entry[];
  words: StatementWords;
  /** The entries are of the previous page, and the requested page is loading. */
  turning: boolean;
}

/** Entries by day; a tap shows the details of an entry. From 960 px the columns have headings. */
export function StatementList({ entries, words, turning }: StatementListProps) {
  const t = useText('statement');
  const today = useToday();
  const [opened, setOpened] = useState<Entry>();
  // Its status may have changed since.
  const open = opened && (entries.find((entry) => entryIdentity(entry) === entryIdentity(opened)) ?? opened);
  const { activity, time, status, amount } = words.columns;
  const dateOf = (daysAgo: number) => dayjs(today).subtract(daysAgo, 'day').format('DD/MM/YYYY');
  const names = new Map([
    [dateOf(0), t('today')],
    [dateOf(1), t('yesterday')],
  ]);
  return (
    <div ref={useHeldRows(entries)} className={styles.statement}>
      <p aria-hidden className={styles.heads}>
        <span>{activity}</span>
        <span>{time}</span>
        <span>{status}</span>
        <span>{amount}</span>
      </p>
      {entriesByDay(entries).map(({ date, entries: ofDay }, index) => (
        <section key={`${date} ${index}`} className={styles.day}>
          <h2>
            {names.has(date) && <span className={styles.relative}>{`${names.get(date)} · `}</span>}
            <span>{date}</span>
          </h2>
          <ul className={styles.ledger} aria-busy={turning}>
            {ofDay.map((entry, place) => (
              // Index as key: entries have no id, and a page is replaced as a whole.
              <StatementRow
                key={place}
                entry={entry}
                words={words}
                onOpen={() => {
                  setOpened(entry);
                }}
              />
            ))}
          </ul>
        </section>
      ))}
      {open && (
        <EntryDetail
          entry={open}
          words={words}
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </div>
  );
}
