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
    const { activeElement, body } = document;
    // The effect of a nested holder runs first, but the outer one has the name.
    const nested = ref.current?.querySelector('[data-holder]:focus');
    if (activeElement === body || nested) ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} data-holder role={label && 'group'} aria-label={label} className={styles.holder}>
      {children}
    </div>
  );
}
