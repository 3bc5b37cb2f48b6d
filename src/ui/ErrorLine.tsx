import type { ReactNode } from 'react';
import styles from './ErrorLine.module.css';

interface ErrorLineProps {
  /** The language of a server's text. */
  lang?: string | undefined;
  /** What happened is not known: no error. */
  isUnknown?: boolean;
  children: ReactNode;
}

/** The inline error of a form. Announced when it appears; takes no space while empty. */
export function ErrorLine({ lang, isUnknown = false, children }: ErrorLineProps) {
  return (
    <p role="alert" className={styles.line} data-unknown={isUnknown || undefined} lang={lang}>
      {children}
    </p>
  );
}
