import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import { useRef, type RefObject } from 'react';
import { useText } from '../../i18n/use-text.ts';
import styles from './ChatButton.module.css';
import { NoticeText, type Notice } from './NoticeText.tsx';
import { useClearOfControls } from './use-clear-of-controls.ts';

interface ChatButtonProps {
  button: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  unread: number;
  /** Shown beside the closed chat. */
  notice: Notice | undefined;
  /** The element of the notice. */
  bubble: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
}

/** Larger counts are shown as 99+. */
const mostCounted = 99;

/** The floating button, with the number of new messages and the current notice. */
export function ChatButton({ button, isOpen, unread, notice, bubble, onToggle }: ChatButtonProps) {
  const t = useText('chat');
  const dock = useRef<HTMLDivElement>(null);
  useClearOfControls(dock);
  const Icon = isOpen ? X : MessageCircle;
  const labels = [isOpen ? t('closeChat') : t('openChat'), ...(unread > 0 ? [t('unread', { n: unread })] : [])];
  return (
    <>
      {/* The page has space at its end, so that content under the button can be scrolled above it. */}
      <div className={styles.room} />
      <div ref={dock} className={styles.dock}>
        <div role="status">
          {!isOpen && notice && (
            <button
              ref={bubble}
              type="button"
              className={styles.bubble}
              data-kind={notice.kind}
              onClick={() => {
                // The bubble is removed. The closed chat returns the focus to the button.
                button.current?.focus();
                onToggle();
              }}
            >
              <NoticeText notice={notice} />
            </button>
          )}
        </div>
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-expanded={isOpen}
          aria-label={labels.join(', ')}
          onClick={onToggle}
        >
          <Icon aria-hidden />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden>
              {unread > mostCounted ? `${mostCounted}+` : unread}
            </span>
          )}
        </button>
      </div>
    </>
  );
}
