import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** One line. */
  children: ReactNode;
  /** An action that helps, if any. */
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p>{children}</p>
      {action}
    </div>
  );
}
