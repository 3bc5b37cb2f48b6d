import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { languageOf } from '../lib/language-of.ts';
import styles from './Toasts.module.css';
import { useToasts, type Toast } from './toasts.ts';
import { topDialog } from './top-dialog.ts';

/** The place where toasts appear. */
export function Toasts() {
  const toasts = useToasts();
  return toasts.length > 0 && <ShownToasts toasts={toasts} />;
}

/** Inside the open dialog, where there is one: everything behind a dialog is inert. They outlive the dialog they began in. */
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

/** Tells when a dialog opens, closes or goes. */
function onDialogs(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => {
    observer.disconnect();
  };
}
