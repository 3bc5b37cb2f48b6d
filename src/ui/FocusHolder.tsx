import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FocusHolder.module.css';

/**
 * Content that replaces other content (with its own `key`). If the focused element was removed, the named group in the content
 * takes the focus, or else its dialog, so that the keyboard continues there and a screen reader says what is shown. A heading
 * would not do: Orca says nothing of it when the element focused before was removed.
 */
export function FocusHolder({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const holder = ref.current;
    if (document.activeElement === document.body) {
      const named = holder?.querySelector<HTMLElement>('[role=group][tabindex="-1"]') ?? holder?.closest('dialog');
      named?.focus({ preventScroll: true });
    }
    holder?.scrollIntoView();
  }, []);
  return (
    <div ref={ref} className={styles.holder}>
      {children}
    </div>
  );
}
