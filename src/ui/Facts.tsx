import type { ReactNode } from 'react';
import styles from './Facts.module.css';

/** What a sheet is about, as `dt` and `dd` pairs: label left, fact right. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}
