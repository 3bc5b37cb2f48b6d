import { createPortal } from 'react-dom';
import styles from './Toasts.module.css';
import { useToasts } from './toasts.ts';

/** The place where toasts appear. Inside the open dialog, where there is one: everything behind a dialog is inert. */
export function Toasts() {
  const toasts = useToasts();
  if (toasts.length === 0) return null;
  const dialogs = document.querySelectorAll('dialog[open]');
  const host = dialogs[dialogs.length - 1] ?? document.body;
  return createPortal(
    <div className={styles['toasts']}>
      {toasts.map(({ id, tone, text }) => (
        <p key={id} role={tone === 'danger' ? 'alert' : 'status'} data-tone={tone}>
          {text}
        </p>
      ))}
    </div>,
    host,
  );
}
