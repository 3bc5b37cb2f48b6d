import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { languageOf } from '../lib/language-of.ts';
import styles from './Toasts.module.css';
import { useToasts, type Toast } from './toasts.ts';
import { topDialog } from './top-dialog.ts';

/** Renders the toasts. */
export function Toasts() {
  const toasts = useToasts();
  return toasts.length > 0 && <ShownToasts toasts={toasts} />;
}

/** Rendered inside the open dialog, if any, because everything behind it is inert. Toasts survive the dialog. */
function ShownToasts({ toasts }: { toasts: readonly Toast[] }) {
  const host = useSyncExternalStore(onDialogs, topElement);
  return createPortal(
    <div className={styles['toasts']}>
      {toasts.map(({ id, tone, text }) => (
        <p key={id} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone} lang={languageOf(text)}>
          {text}
        </p>
      ))}
    </div>,
    host,
  );
}

const topElement = (): Element => topDialog() ?? document.body;

/** Listens to dialogs that open, close or are removed. */
function onDialogs(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
  };
}
