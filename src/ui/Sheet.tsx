import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Sheet.module.css';
import { useAboveKeyboard } from './use-above-keyboard.ts';
import { useDialog } from './use-dialog.ts';
import { useDragToClose } from './use-drag-to-close.ts';

interface SheetProps {
  title: string;
  children: ReactNode;
  /** Fixed below the scrolling content: the button of the sheet. */
  footer?: ReactNode;
  /** An interruption (`alertdialog`). By default a dialog that the member opened. */
  role?: 'alertdialog';
  onClose: () => void;
}

/**
 * A modal: a bottom sheet on phones, a card on wide screens. The browser's dialog element moves the focus in, traps it,
 * makes the page inert and restores the focus.
 */
export function Sheet({ title, children, footer, role, onClose }: SheetProps) {
  const t = useText('common');
  const titleId = useId();
  const { ref, onCancel } = useDialog(onClose);
  const drag = useDragToClose(onClose);
  const aboveKeyboard = useAboveKeyboard(ref);
  return (
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={styles.sheet}
      data-keyboard={aboveKeyboard ? true : undefined}
      style={aboveKeyboard}
      onCancel={onCancel}
      onClick={({ target, currentTarget, detail }) => {
        // Ignores the second click of the double click that opened the sheet.
        if (target === currentTarget && detail <= 1) onClose();
      }}
    >
      <div className={styles.card}>
        <header className={styles.head} {...drag}>
          <h2 id={titleId} tabIndex={-1} autoFocus>
            {title}
          </h2>
          <IconButton label={t('close')} onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {/* Focusable, so that the keyboard can scroll long texts. */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  );
}
