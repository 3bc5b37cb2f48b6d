import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FocusHolder.module.css';

interface FocusHolderProps {
  /** Names the content where no heading of its own does. */
  label?: string | undefined;
  children: ReactNode;
}

/**
 * Content that takes the place of other content, with a `key` of its own: when what had the focus went with the old content,
 * the new content has it, and the keyboard and the screen reader go on from there. It is read from its beginning.
 */
export function FocusHolder({ label, children }: FocusHolderProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={label} className={styles['holder']}>
      {children}
    </div>
  );
}
