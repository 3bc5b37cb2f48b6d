import type { ReactNode } from 'react';
import styles from './ErrorLine.module.css';

/** The inline error line of a form; read out when it appears, takes no room while empty. */
export function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles['line']}>
      {children}
    </p>
  );
}
