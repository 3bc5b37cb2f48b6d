import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { ConversationActions } from './conversation-view.ts';
import { useMessageWords } from './use-message-words.ts';

interface Announced {
  id: number;
  message: Parameters<ReturnType<typeof useMessageWords>>[0];
}

/** Number of messages kept. A longer log would only repeat the list. */
const most = 5;

/**
 * A live region for new messages. The list itself is no live region, because screen readers would announce older
 * messages that are scrolled in.
 */
export function MessageAnnouncer({ onIncoming }: Pick<ConversationActions, 'onIncoming'>) {
  const t = useText('chat');
  const wordsOf = useMessageWords();
  const [announced, setAnnounced] = useState<readonly Announced[]>([]);
  useEffect(
    () =>
      onIncoming((messages) => {
        setAnnounced((before) => {
          const first = (before.at(-1)?.id ?? 0) + 1;
          return [...before, ...messages.map((message, index) => ({ id: first + index, message }))].slice(-most);
        });
      }),
    [onIncoming],
  );
  return (
    <div role="log" aria-label={t('newMessage')} className="visually-hidden">
      {announced.map(({ id, message }) => (
        <p key={id}>{`${t('admin')}: ${wordsOf(message)}`}</p>
      ))}
    </div>
  );
}
