import { ExternalLink } from '../../ui/ExternalLink.tsx';
import styles from './MessageText.module.css';
import { textParts } from './text-parts.ts';

/** What somebody wrote, as it was written; addresses in it are links. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={styles['text']} dir="auto">
      {textParts(text).map((part, index) =>
        // Parts have no identity but their place, and a text never changes.
        part.isLink ? <ExternalLink key={index} href={part.text} text={part.text} /> : part.text,
      )}
    </p>
  );
}
