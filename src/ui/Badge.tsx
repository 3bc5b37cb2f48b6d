import type { ReactNode } from 'react';
import styles from './Badge.module.css';

/** A state in a word or two, where something has one that it does not always have. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles['badge']}>{children}</span>;
}
