import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FocusHolder.module.css';

interface FocusHolderProps {
  /** Names the content if it has no heading and nothing around it has this name. */
  label?: string | undefined;
  children: ReactNode;
}

/**
 * Content that replaces other content (with its own `key`). If the focused element was removed, this element takes the
 * focus, so that keyboard and screen reader continue at its beginning.
 */
export function FocusHolder({ label, children }: FocusHolderProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} role={label && 'group'} aria-label={label} className={styles['holder']}>
      {children}
    </div>
  );
}
