import type { ReactNode } from 'react';
import styles from './Actions.module.css';

interface ActionsProps {
  /** They submit the form that they end: with an open keyboard they stay above it. */
  submits?: boolean;
  /** The main one first, each `wide`. */
  children: ReactNode;
}

/** The buttons that end a form or an outcome, below each other or in one row. In a sheet they stay at its bottom. */
export function Actions({ submits, children }: ActionsProps) {
  return (
    <div className={styles.end} data-actions data-submit={submits || undefined}>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
