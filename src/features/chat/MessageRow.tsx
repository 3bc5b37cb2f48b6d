import { memo } from 'react';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { CardRow } from './CardRow.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import type { Entry } from './entry.ts';
import { MediaTile } from './MediaTile.tsx';
import { shownOf } from './message-kind.ts';
import { isOwn } from './message-rows.ts';
import { MessageButton } from './MessageButton.tsx';
import styles from './MessageRow.module.css';
import { MessageText } from './MessageText.tsx';

export interface RowActions {
  onPostback: (button: Schemas['ChatButton']) => void;
  onView: (key: string) => void;
  onResend: (key: string) => void;
  onRemove: (key: string) => void;
}

interface MessageRowProps {
  entry: Entry;
  day: string | undefined;
  time: string | undefined;
  /** The title of the button that this message answers. */
  tapped: string | undefined;
  actions: RowActions;
}

/** One message: the member's on the right, support's on the left. */
export const MessageRow = memo(function MessageRow({ entry, day, time, tapped, actions }: MessageRowProps) {
  const t = useText('chat');
  const { key, message, delivery } = entry;
  const own = isOwn(message);
  const shown = shownOf(message.message, delivery?.file);
  const text = tapped ?? shown?.text;
  return (
    <div className={styles.row}>
      {day && <p className={styles.day}>{day}</p>}
      <div className={styles.message} data-side={own ? 'own' : 'support'}>
        <span className="visually-hidden">{own ? t('you') : t('admin')}</span>
        {!shown && <p className={styles.unknown}>{t('messageUnknown')}</p>}
        {text !== undefined && (
          <div className={styles.bubble}>
            <MessageText text={text} />
          </div>
        )}
        {shown?.media && <MediaTile media={shown.media} file={delivery?.file} onView={() => actions.onView(key)} />}
        {shown?.cards && <CardRow cards={shown.cards} onPostback={actions.onPostback} />}
        {shown?.buttons && (
          <div className={styles.buttons}>
            {shown.buttons.map((button, index) => (
              // Index as key: buttons have no id, and a message never changes.
              <MessageButton key={index} button={button} look="line" onPostback={actions.onPostback} />
            ))}
          </div>
        )}
        {shown?.replies && (
          <div className={styles.replies}>
            {shown.replies.map((button, index) => (
              <MessageButton key={index} button={button} look="reply" onPostback={actions.onPostback} />
            ))}
          </div>
        )}
        <div className={styles.foot}>
          {own && (
            <DeliveryLine
              delivery={delivery ?? { state: 'succeed' }}
              isMedia={shown?.media !== undefined}
              onResend={() => actions.onResend(key)}
              onRemove={() => actions.onRemove(key)}
            />
          )}
          {time && (delivery?.state ?? 'succeed') === 'succeed' && (
            <time className={styles.time} dateTime={message.createdAt}>
              {time}
            </time>
          )}
        </div>
      </div>
    </div>
  );
});
