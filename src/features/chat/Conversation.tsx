import { useText } from '../../i18n/use-text.ts';
import { timings } from '../../lib/timings.ts';
import { LeftOut } from '../../ui/LeftOut.tsx';
import { RetryLine } from '../../ui/RetryLine.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useDelayed } from '../../ui/use-delayed.ts';
import styles from './Conversation.module.css';
import type { ConversationView } from './conversation-view.ts';
import { MessageList } from './MessageList.tsx';
import type { RowActions } from './MessageRow.tsx';

interface ConversationProps {
  conversation: ConversationView;
  actions: RowActions;
}

/** The messages, or the reason why they are missing. */
export function Conversation({ conversation, actions }: ConversationProps) {
  const t = useText('chat');
  const { entries, history, refreshing, older, leftOut, loadOlder, refresh } = conversation;
  const olderIsLate = useDelayed(older === 'loading', timings.loadingDelay);
  const failed = history === 'failed' ? refresh : older === 'failed' ? loadOlder : undefined;
  return (
    <div className={styles.conversation}>
      {failed && (
        <div className={styles.notLoaded}>
          <RetryLine busy={refreshing} onRetry={failed} />
        </div>
      )}
      <LeftOut count={leftOut} />
      <p role="status" className={styles.older}>
        {olderIsLate && t('olderMessages')}
      </p>
      {entries.length > 0 ? (
        <MessageList entries={entries} older={older} onOlder={loadOlder} actions={actions} />
      ) : history === 'ready' ? (
        leftOut === 0 && <p className={styles.empty}>{t('noMessages')}</p>
      ) : history === 'failed' ? null : (
        <Skeleton>
          <span className={styles.support} />
          <span className={styles.own} />
          <span className={styles.support} />
        </Skeleton>
      )}
    </div>
  );
}
