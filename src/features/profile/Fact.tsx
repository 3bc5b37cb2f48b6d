import type { ReactNode } from 'react';
import { languageOf } from '../../lib/language-of.ts';
import styles from './Fact.module.css';

interface FactProps {
  label: string;
  value: string;
  /** A small control beside the value. */
  action?: ReactNode;
  /** Shown below the value. */
  children?: ReactNode;
}

/** One entry of a description list; a dash without a value. */
export function Fact({ label, value, action, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <div className={styles.value}>
          <span lang={languageOf(value)}>{value || '-'}</span>
          {value && action}
        </div>
        {children}
      </dd>
    </div>
  );
}
