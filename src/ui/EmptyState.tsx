import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import type { Elements } from './elements.ts';

interface EmptyStateProps {
  /** A decorative drawing, or an icon. */
  picture?: Elements;
  /** One line. */
  children: ReactNode;
  /** An action that helps, if any. */
  action?: Elements;
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
