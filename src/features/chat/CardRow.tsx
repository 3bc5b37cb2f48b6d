import type { Schemas } from '../../api/wire/types.ts';
import { languageOf } from '../../lib/language-of.ts';
import { MediaImage } from '../../ui/MediaImage.tsx';
import styles from './CardRow.module.css';
import { MessageButton } from './MessageButton.tsx';

interface CardRowProps {
  cards: readonly Schemas['ChatCard'][];
  onPostback: (button: Schemas['ChatButton']) => void;
}

/** Cards in a row that scrolls sideways. */
export function CardRow({ cards, onPostback }: CardRowProps) {
  return (
    <ul className={styles.row}>
      {cards.map(({ image_url: image, title, subtitle, buttons = [] }, index) => (
        // Index as key: cards have no id, and a message never changes.
        <li key={index} className={styles.card}>
          {image && (
            <div className={styles.picture}>
              <MediaImage src={image} alt="" />
            </div>
          )}
          <p className={styles.title} dir="auto" lang={languageOf(title)}>
            {title}
          </p>
          {subtitle && (
            <p className={styles.subtitle} dir="auto" lang={languageOf(subtitle)}>
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
