import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** One line. */
  children: ReactNode;
  /** The one thing to do about it, where there is one. */
  action?: ReactNode;
}

/** Stands where a list would be while there is nothing in it. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles['empty']}>
      <p>{children}</p>
      {action}
    </div>
  );
}
