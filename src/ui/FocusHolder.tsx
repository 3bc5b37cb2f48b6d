import { useEffect, useRef, type ReactNode } from 'react';
import styles from './FocusHolder.module.css';

/** The dialogs that have the focus only until their next content takes it. */
const waiting = new WeakSet<Element>();

/**
 * Content that replaces other content (with its own `key`). If the focused element was removed, the named group in the content
 * takes the focus, or else its dialog, so that the keyboard continues there and a screen reader says what is shown. A heading
 * would not do: Orca says nothing of it when the element focused before was removed. If nothing takes the focus after this
 * content, its dialog does.
 */
export function FocusHolder({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const holder = ref.current;
    const dialog = holder?.closest('dialog');
    const { activeElement, body } = document;
    if (activeElement === body || (activeElement && waiting.delete(activeElement))) {
      const named = holder?.querySelector<HTMLElement>('[role=group][tabindex="-1"]') ?? dialog;
      named?.focus({ preventScroll: true });
    }
    holder?.scrollIntoView();
    return () => {
      // After the effects of what replaces it.
      queueMicrotask(() => {
        if (!dialog?.isConnected || document.activeElement !== document.body) return;
        waiting.add(dialog);
        dialog.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <div ref={ref} className={styles.holder}>
      {children}
    </div>
  );
}
