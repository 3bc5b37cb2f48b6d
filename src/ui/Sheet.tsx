import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Sheet.module.css';

interface SheetProps {
  title: string;
  children: ReactNode;
  /** Stays in sight below the content: the one button of the sheet. */
  footer?: ReactNode;
  /** `alertdialog` interrupts; a plain dialog is asked for. */
  role?: 'dialog' | 'alertdialog';
  onClose: () => void;
}

/**
 * A modal: a sheet from the bottom on phones, a card on wide screens. The browser's own dialog puts focus in, keeps it there,
 * makes the page behind inert and gives focus back.
 */
export function Sheet({ title, children, footer, role = 'dialog', onClose }: SheetProps) {
  const t = useText('common');
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // Before the element leaves the page: a dialog that is no longer in it gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={styles['sheet']}
      onCancel={(event) => {
        // Escape and the phone's back gesture: the address decides what is open. Of a sheet upon a sheet only the upper closes.
        event.preventDefault();
        if (event.target === ref.current) onClose();
      }}
      onClick={(event) => {
        // The second click of the double click that opened it is not meant for what lies around it.
        if (event.target === ref.current && event.detail <= 1) onClose();
      }}
    >
      <div className={styles['card']}>
        <header className={styles['head']}>
          <h2 id={titleId} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <IconButton label={t('close')} onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {/* Long texts are scrolled by keyboard too. */}
        <div className={styles['body']} tabIndex={0}>
          {children}
        </div>
        {footer && <footer className={styles['foot']}>{footer}</footer>}
      </div>
    </dialog>
  );
}
