import { memo } from 'react';
import { chatButtonTypes } from '../../../generated/known-values.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { knownValue } from '../../lib/known-value.ts';
import { languageOf } from '../../lib/language-of.ts';
import { dialled } from '../../lib/phone.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import { MediaImage } from '../../ui/MediaImage.tsx';
import { DeliveryLine } from './DeliveryLine.tsx';
import type { Entry } from './conversation-view.ts';
import { MediaTile } from './MediaTile.tsx';
import { shownOf } from './message-kind.ts';
import { isOwn } from './message-rows.ts';
import styles from './MessageRow.module.css';
import { textParts } from './text-parts.ts';

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
  /** It repeats the message before it. */
  isTwice: boolean;
  /** The title of the button that this message answers. */
  tapped: string | undefined;
  actions: RowActions;
}

/** One message: the member's on the right, support's on the left. */
export const MessageRow = memo(function MessageRow({ entry, day, time, isTwice, tapped, actions }: MessageRowProps) {
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
          {isTwice && (delivery?.state ?? 'succeed') === 'succeed' && (
            <span className={styles.time}>{t('sentTwice')}</span>
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

/** The text of a message, unchanged, with addresses as links. */
function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto" lang={languageOf(text)}>
      {textParts(text).map((part, index) =>
        // Index as key: parts have no id, and a text never changes.
        part.isLink ? (
          <ExternalLink key={index} href={part.text} text={part.text} />
        ) : (
          <span key={index}>{part.text}</span>
        ),
      )}
    </p>
  );
}

interface CardRowProps {
  cards: readonly Schemas['ChatCard'][];
  onPostback: (button: Schemas['ChatButton']) => void;
}

/** Cards in a row that scrolls sideways. */
function CardRow({ cards, onPostback }: CardRowProps) {
  return (
    <ul className={styles.cards}>
      {cards.map(({ image_url: image, title, subtitle, buttons = [] }, index) => (
        // Index as key: cards have no id, and a message never changes.
        <li key={index} className={styles.card}>
          {image && (
            <div className={styles.cardPicture}>
              <MediaImage src={image} alt="" />
            </div>
          )}
          <p className={styles.cardTitle} dir="auto" lang={languageOf(title)}>
            {title}
          </p>
          {subtitle && (
            <p className={styles.cardSubtitle} dir="auto" lang={languageOf(subtitle)}>
              {subtitle}
            </p>
          )}
          {buttons.map((button, at) => (
            <MessageButton key={at} button={button} look="line" onPostback={onPostback} />
          ))}
        </li>
      ))}
    </ul>
  );
}

interface MessageButtonProps {
  button: Schemas['ChatButton'];
  /** `reply`: one of several in a row. */
  look: 'line' | 'reply';
  onPostback: (button: Schemas['ChatButton']) => void;
}

/**
 * A button in a message: opens an address, calls a number or sends a reply. Any other type shows its title only (R-398,
 *
 */
function MessageButton({ button, look, onPostback }: MessageButtonProps) {
  const { title, payload } = button;
  const type = knownValue(chatButtonTypes, button.type);
  const className = look === 'line' ? styles.lineButton : styles.replyButton;
  if (type === 'web' || type === 'call') {
    return (
      <span className={styles.buttonLink}>
        <ExternalLink href={type === 'call' ? `tel:${dialled(payload)}` : payload} text={title} className={className}>
          <bdi lang={languageOf(title)}>{title}</bdi>
        </ExternalLink>
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      disabled={type !== 'postback'}
      onClick={({ detail }) => {
        // Ignores the second click of a double click.
        if (detail < 2) onPostback(button);
      }}
    >
      <bdi lang={languageOf(title)}>{title}</bdi>
    </button>
  );
}
