import type { Schemas } from '../../api/wire/types.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import styles from './MessageButton.module.css';

interface MessageButtonProps {
  button: Schemas['ChatButton'];
  /** A reply stands in a row with others. */
  look: 'line' | 'reply';
  onPostback: (button: Schemas['ChatButton']) => void;
}

/** People write numbers with blanks, links have none. */
const callAddress = (number: string) => `tel:${number.replace(/^tel:/i, '').replace(/\s/g, '')}`;

/** What support offers to tap: an address, a call, an answer; anything else is only a title. */
export function MessageButton({ button, look, onPostback }: MessageButtonProps) {
  const { title, type, payload } = button;
  const className = styles[look];
  if (type === 'web' || type === 'call') {
    return (
      <span className={styles['link']}>
        <ExternalLink href={type === 'call' ? callAddress(payload) : payload} text={title} className={className}>
          <bdi>{title}</bdi>
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
        // The second click of a double click is no second answer.
        if (detail < 2) onPostback(button);
      }}
    >
      <bdi>{title}</bdi>
    </button>
  );
}
