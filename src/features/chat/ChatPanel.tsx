import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useId, useMemo, useSyncExternalStore, type RefObject } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { timings } from '../../lib/timings.ts';
import { isComposingKey } from '../../ui/composing-keys.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { RetryLine } from '../../ui/RetryLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import { useDialog } from '../../ui/use-dialog.ts';
import { useFilesByHand } from '../../ui/use-files-by-hand.ts';
import { useVisibleArea } from '../../ui/use-visible-area.ts';
import { readAttachment } from './composer-rules.ts';
import styles from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import type { ConversationView } from './conversation-view.ts';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';
import { MessageList } from './MessageList.tsx';
import type { RowActions } from './MessageRow.tsx';
import { NoticeText, type Notice } from './NoticeText.tsx';
import { mediaQuery } from '../../ui/media-query.ts';

interface ChatPanelProps {
  conversation: ConversationView;
  draft: string;
  notice: Notice | undefined;
  /** The floating button, which gets the focus back. */
  opener: RefObject<HTMLButtonElement | null>;
  onDraft: (draft: string) => void;
  onTell: (notice: Notice) => void;
  onView: (key: string) => void;
  onClose: () => void;
}

/** The open chat: full screen on a phone, a card beside the page on wide screens. */
export function ChatPanel({ conversation, draft, notice, opener, onDraft, onTell, onView, onClose }: ChatPanelProps) {
  const t = useText('chat');
  const c = useText('common');
  const titleId = useId();
  const isWide = useIsWide();
  const visible = useVisibleArea();
  // Not modal beside the page, so that the page stays usable.
  const { ref, onCancel } = useDialog(onClose, { modal: !isWide, opener });
  const { sendText, sendFile, sendPostback, resend, remove, refresh } = conversation;
  const giveFile = async (given: File) => {
    const attachment = await readAttachment(given);
    if (attachment.problem) onTell({ kind: 'attachment', problem: attachment.problem });
    else sendFile(attachment.file);
  };
  const isOver = useFilesByHand(ref, {
    onFiles: ([file, ...others]) => {
      if (others.length > 0) onTell({ kind: 'attachment', problem: { text: 'oneFileOnly' } });
      else if (file) void giveFile(file);
    },
  });
  const actions = useMemo(
    () => ({ onPostback: sendPostback, onView, onResend: resend, onRemove: remove }),
    [sendPostback, onView, resend, remove],
  );
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={styles.panel}
      data-over={isOver || undefined}
      // A phone's keyboard covers part of the page without resizing it.
      style={isWide ? undefined : visible}
      onCancel={onCancel}
      onKeyDown={({ key, nativeEvent }) => {
        // For a dialog that is not modal the browser does not handle Escape.
        if (isWide && key === 'Escape' && !isComposingKey(nativeEvent)) onClose();
      }}
    >
      <header className={styles.head}>
        <div>
          <h2 id={titleId}>{t('title')}</h2>
          <p role="status">{conversation.connection === 'lost' && t('reconnecting')}</p>
        </div>
        <IconButton label={c('refresh')} busy={conversation.refreshing} onPress={refresh}>
          <RefreshCw aria-hidden />
        </IconButton>
        {/* Beside the page the floating button closes it. */}
        {!isWide && (
          <IconButton label={c('close')} expanded onPress={onClose}>
            <X aria-hidden />
          </IconButton>
        )}
      </header>
      <Conversation conversation={conversation} actions={actions} />
      <MessageAnnouncer onIncoming={conversation.onIncoming} />
      {notice && (notice.kind === 'failure' || notice.kind === 'attachment') && (
        // A failure is shown below the message that was not sent, and only heard here.
        <p role="alert" className={notice.kind === 'failure' ? 'visually-hidden' : styles.alert}>
          <NoticeText notice={notice} />
        </p>
      )}
      <Composer
        draft={draft}
        focused={isWide}
        onDraft={onDraft}
        onSend={(text) => {
          sendText(text);
          onDraft('');
        }}
        onFile={(file) => void giveFile(file)}
      />
    </dialog>
  );
}

interface ConversationProps {
  conversation: ConversationView;
  actions: RowActions;
}

/** The messages, or the reason why they are missing. */
function Conversation({ conversation, actions }: ConversationProps) {
  const t = useText('chat');
  const { entries, history, refreshing, older, leftOut, loadOlder, refresh } = conversation;
  const olderIsLate = useDelayed(older === 'loading', timings.loadingDelay);
  const failed = history === 'failed' ? refresh : older === 'failed' ? loadOlder : undefined;
  return (
    <div className={styles.conversation}>
      {failed && (
        <div className={styles.notLoaded}>
          <RetryLine text={t('historyNotLoaded')} busy={refreshing} onRetry={failed} />
        </div>
      )}
      <LeftOut count={leftOut} />
      <p role="status" className={styles.older}>
        {olderIsLate && t('olderMessages')}
      </p>
      {entries.length > 0 ? (
        <MessageList entries={entries} older={older} onOlder={loadOlder} actions={actions} />
      ) : history === 'ready' ? (
        leftOut === 0 && (
          <div className={styles.empty}>
            <Mark />
            <p>{t('greeting')}</p>
          </div>
        )
      ) : history === 'failed' ? null : (
        <Skeleton>
          <span className={styles.waitingSupport} />
          <span className={styles.waitingOwn} />
          <span className={styles.waitingSupport} />
        </Skeleton>
      )}
    </div>
  );
}

// The same breakpoint as in the style sheets, where modals become cards.
const wide = mediaQuery('(min-width: 960px)');

/** Whether there is room beside the content. */
const useIsWide = (): boolean => useSyncExternalStore(wide.listen, wide.matches, () => false);
