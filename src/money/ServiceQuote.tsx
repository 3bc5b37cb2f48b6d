import { ContactText } from '../errors/ContactText.tsx';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import styles from './ServiceQuote.module.css';

/** The service's own text as a quotation in its language. */
export function ServiceQuote({ children: text }: { children: string }) {
  const t = useText('outcome');
  return (
    <figure className={styles.quote}>
      <figcaption>{t('outcomeServerSaid')}</figcaption>
      {/* No blockquote, which Firefox leaves out of descriptions. */}
      <p lang={languageOf(text)} dir="auto">
        <ContactText>{text}</ContactText>
      </p>
    </figure>
  );
}
