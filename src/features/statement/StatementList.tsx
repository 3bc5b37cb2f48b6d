import { useNow } from '../../ui/use-now.ts';
import { useRelativeText } from '../../ui/use-relative-text.ts';
import styles from './StatementList.module.css';
import type { Entry } from './statement-rules.ts';
import { StatementRow } from './StatementRow.tsx';
import type { StatementWords } from './use-statement-words.ts';

interface StatementListProps {
  entries: readonly Entry[];
  words: StatementWords;
  /** These are the entries of the page before; the page that was asked for is on its way. */
  turning: boolean;
}

/** The entries of one page, as a ledger. */
export function StatementList({ entries, words, turning }: StatementListProps) {
  const now = useNow();
  const relative = useRelativeText();
  return (
    <ul className={styles['ledger']} aria-busy={turning}>
      {entries.map((entry, index) => (
        // Entries have no id, and a page is replaced as a whole.
        <StatementRow key={index} entry={entry} words={words} age={relative(entry.createdAt, now)} />
      ))}
    </ul>
  );
}
