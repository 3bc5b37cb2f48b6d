import X from 'lucide-react/icons/x';
import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import actions from './Actions.module.css';
import { IconButton } from './IconButton.tsx';
import { useLayer } from './modal-address.ts';
import styles from './Sheet.module.css';
import { useAboveKeyboard } from './use-visible-area.ts';
import { useDialog, useModalTitle } from './use-dialog.ts';
import { useDragToClose } from './use-drag-to-close.ts';
import { useKeptHeight } from './use-kept-height.ts';
import type { Elements } from './elements.ts';
import { useScrolls } from './use-scrolls.ts';

export interface SheetProps {
  title: string;
  children: ReactNode;
  /** Fixed below the scrolling content: the button of the sheet. */
  footer?: Elements;
  /**
   * `address`: a modal, which is in the address. `member`: a layer, which has its own history entry. `page`: the member did
   * not ask for it, and it has no history entry.
   */
  openedBy: 'address' | 'member' | 'page';
  /** An interruption (`alertdialog`). By default a dialog that the member opened. */
  role?: 'alertdialog';
  /** Its content changes step by step or loads: from 640 px its top keeps its place. `narrow`: all of them fit into a form's width. */
  hasSteps?: boolean | 'narrow' | undefined;
  onClose: () => void;
}

/**
 * A modal: a bottom sheet on phones, a card on wide screens. The browser's dialog element moves the focus in, traps it,
 * makes the page inert and restores the focus.
 */
export function Sheet({ title, children, footer, openedBy, role, hasSteps, onClose }: SheetProps) {
  const t = useText('common');
  const titleId = useId();
  const bodyId = useId();
  const { ref, onCancel } = useDialog(onClose);
  useLayer(openedBy === 'member', onClose);
  useModalTitle(title);
  const aboveKeyboard = useAboveKeyboard(ref);
  const { ref: body, scrolls } = useScrolls();
  const drag = useDragToClose(body, onClose);
  useKeptHeight(ref);
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      role={role}
      aria-labelledby={titleId}
      // What has interrupted the member is heard at once.
      aria-describedby={role && bodyId}
      className={styles.sheet}
      data-steps={hasSteps}
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
          <h2 id={titleId}>{title}</h2>
          <IconButton label={t('close')} onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        </header>
        {/* Focusable while it scrolls, so that the keyboard can scroll long texts. */}
        <div
          ref={body}
          id={bodyId}
          className={styles.body}
          {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        >
          {children}
        </div>
        {footer && (
          <footer className={styles.foot}>
            <div className={actions.actions}>{footer}</div>
          </footer>
        )}
      </div>
    </dialog>
  );
}
