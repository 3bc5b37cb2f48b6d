import { ContactText } from '../errors/ContactText.tsx';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import styles from './ServiceQuote.module.css';

/** The ids of its two parts: for a description the figure itself would count as its caption only. */
export const partsOfQuote = (id: string): string => `${id}-by ${id}-words`;

interface ServiceQuoteProps {
  /** Where something is described by `partsOfQuote`. */
  id?: string;
  children: string;
}

/** The service's own text as a quotation in its language. */
export function ServiceQuote({ id, children: text }: ServiceQuoteProps) {
  const t = useText('outcome');
  return (
    <figure className={styles.quote}>
      <figcaption id={id && `${id}-by`}>{t('outcomeServerSaid')}</figcaption>
      {/* No blockquote, which Firefox leaves out of descriptions. */}
      <p id={id && `${id}-words`} lang={languageOf(text)} dir="auto">
        <ContactText>{text}</ContactText>
      </p>
    </figure>
  );
}
