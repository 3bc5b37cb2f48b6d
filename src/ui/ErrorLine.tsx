import type { ReactNode } from 'react';
import styles from './ErrorLine.module.css';

/** The inline error of a form. Announced when it appears; takes no space while empty. */
export function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles['line']}>
      {children}
    </p>
  );
}
