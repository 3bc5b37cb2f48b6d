import { languageOf } from '../../lib/language-of.ts';
import { ExternalLink } from '../../ui/ExternalLink.tsx';
import styles from './MessageText.module.css';
import { textParts } from './text-parts.ts';

/** The text of a message, unchanged, with addresses as links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles.text} dir="auto" lang={languageOf(text)}>
      {textParts(text).map((part, index) =>
        // Index as key: parts have no id, and a text never changes.
        part.isLink ? <ExternalLink key={index} href={part.text} text={part.text} /> : part.text,
      )}
    </p>
  );
}
