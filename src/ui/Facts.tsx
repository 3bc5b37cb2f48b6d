import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** Label and value pairs (`dt`, `dd`): label left, value right. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
