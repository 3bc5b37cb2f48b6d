import RefreshCw from 'lucide-react/icons/refresh-cw';
import X from 'lucide-react/icons/x';
import { useId, useMemo } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useDialog } from '../../ui/use-dialog.ts';
import { withKnownType } from '../../lib/known-image-type.ts';
import { useIsWide } from './use-is-wide.ts';
import { useVisibleArea } from '../../ui/use-visible-area.ts';
import { attachmentProblem } from './attachment-rules.ts';
import styles from './ChatPanel.module.css';
import { Composer } from './Composer.tsx';
import type { ConversationView } from './conversation-view.ts';
import { Conversation } from './Conversation.tsx';
import { MessageAnnouncer } from './MessageAnnouncer.tsx';
import { NoticeText } from './NoticeText.tsx';
import type { Notice } from './use-notice.ts';

interface ChatPanelProps {
  conversation: ConversationView;
  draft: string;
  notice: Notice | undefined;
  onDraft: (draft: string) => void;
  onTell: (notice: Notice) => void;
  onView: (key: string) => void;
  onClose: () => void;
}

/** The open chat: full screen on a phone, a card beside the page on wide screens. */
export function ChatPanel({ conversation, draft, notice, onDraft, onTell, onView, onClose }: ChatPanelProps) {
  const t = useText('chat');
  const c = useText('common');
  const titleId = useId();
  const isWide = useIsWide();
  const visible = useVisibleArea();
  // Not modal beside the page, so that the page stays usable.
  const { ref, onCancel } = useDialog(onClose, { modal: !isWide });
  const { sendText, sendFile, sendPostback, resend, remove, refresh } = conversation;
  const actions = useMemo(
    () => ({ onPostback: sendPostback, onView, onResend: resend, onRemove: remove }),
    [sendPostback, onView, resend, remove],
  );
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={styles.panel}
      // A phone's keyboard covers part of the page without resizing it.
      style={isWide ? undefined : visible}
      onCancel={onCancel}
      onKeyDown={({ key, nativeEvent }) => {
        // For a dialog that is not modal the browser does not handle Escape.
        if (isWide && key === 'Escape' && !nativeEvent.isComposing) onClose();
      }}
    >
      <header className={styles.head}>
        <div>
          <h2 id={titleId} tabIndex={-1} autoFocus>
            {t('title')}
          </h2>
          <p role="status">{conversation.connection === 'lost' && t('reconnecting')}</p>
        </div>
        <IconButton label={c('refresh')} busy={conversation.refreshing} onPress={refresh}>
          <RefreshCw aria-hidden />
        </IconButton>
        <IconButton label={c('close')} onPress={onClose}>
          <X aria-hidden />
        </IconButton>
      </header>
      <Conversation conversation={conversation} actions={actions} />
      <MessageAnnouncer onIncoming={conversation.onIncoming} />
      {notice && (notice.kind === 'failure' || notice.kind === 'attachment') && (
        <p role="alert" className={styles.alert}>
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
        onFile={(file) => {
          const problem = attachmentProblem(file);
          if (problem) onTell({ kind: 'attachment', problem });
          else sendFile(withKnownType(file));
        }}
      />
    </dialog>
  );
}
