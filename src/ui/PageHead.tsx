import type { ReactNode } from 'react';
import styles from './PageHead.module.css';
import { PageTitle } from './PageTitle.tsx';

/** The heading of a page with its document title, and optional content beside it. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <PageTitle>{title}</PageTitle>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </header>
  );
}
