import type { ReactNode } from 'react';
import { languageOf } from '../lib/language-of.ts';
import styles from './ErrorLine.module.css';

/** The inline error of a form. Announced when it appears; takes no space while empty. */
export function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles['line']} lang={typeof children === 'string' ? languageOf(children) : undefined}>
      {children}
    </p>
  );
}
