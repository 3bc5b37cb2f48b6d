import { Fragment } from 'react';
import { Facts } from '../../ui/Facts.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './PrintedHead.module.css';
import type { StatementHead } from './use-statement-head.ts';

/** The head of the printed statement; invisible on the screen. */
export function PrintedHead({ headAt }: { headAt: (now: number) => StatementHead }) {
  const { facts, notes } = headAt(useNow());
  return (
    <div className={styles.head}>
      <Facts>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Facts>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
