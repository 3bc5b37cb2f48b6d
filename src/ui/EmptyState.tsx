import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A decorative drawing. */
  picture?: ReactNode;
  /** One line. */
  children: ReactNode;
  /** An action that helps, if any. */
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ picture, children, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture}
      <p>{children}</p>
      {action}
    </div>
  );
}
