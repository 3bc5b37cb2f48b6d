import type { Schemas } from '../../api/wire/types.ts';
import { languageOf } from '../../lib/language-of.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import styles from './MessageButton.module.css';

interface MessageButtonProps {
  button: Schemas['ChatButton'];
  /** `reply`: one of several in a row. */
  look: 'line' | 'reply';
  onPostback: (button: Schemas['ChatButton']) => void;
}

/** Removes spaces, which are valid in a written number but not in a link. */
const callAddress = (number: string) => `tel:${number.replace(/^tel:/i, '').replace(/\s/g, '')}`;

/**
 * A button in a message: opens an address, calls a number or sends a reply. Any other type shows its title only (R-398,
 *
 */
export function MessageButton({ button, look, onPostback }: MessageButtonProps) {
  const { title, type, payload } = button;
  const className = styles[look];
  if (type === 'web' || type === 'call') {
    return (
      <span className={styles.link}>
        <ExternalLink href={type === 'call' ? callAddress(payload) : payload} text={title} className={className}>
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
