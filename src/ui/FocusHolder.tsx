import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FocusHolder.module.css';

/**
 * Content that replaces other content (with its own `key`). If the focused element was removed, the heading of the content
 * takes the focus, or else that of its sheet, so that the keyboard continues there and a screen reader says what is shown.
 */
export function FocusHolder({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const holder = ref.current;
    if (document.activeElement === document.body) {
      const heading =
        holder?.querySelector<HTMLElement>('h3[tabindex]') ?? holder?.closest('dialog')?.querySelector('h2');
      heading?.focus({ preventScroll: true });
    }
    holder?.scrollIntoView();
  }, []);
  return (
    <div ref={ref} className={styles.holder}>
      {children}
    </div>
  );
}
