import { isTerminal, type ApiError } from '../api/wire/api-error.ts';
import { useMessageText } from '../errors/use-message-text.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import styles from './ServerWords.module.css';

/** What the server said about a command whose outcome is not known, as a quotation: plain text, in its own language. */
export function ServerWords({ error: { code, text } }: { error: ApiError }) {
  const t = useText('common');
  const messageText = useMessageText();
  // "Try again later" is no advice while nobody knows what has become of the first try.
  const hasNoText = code === undefined || code === 'INTERNAL_SERVER_ERROR' || isTerminal(code);
  const words = messageText(hasNoText ? text : code);
  if (words === '') return null;
  return (
    <figure className={styles['words']}>
      <figcaption>{t('outcomeServerSaid')}</figcaption>
      <blockquote lang={languageOf(words)} dir="auto">
        {words}
      </blockquote>
    </figure>
  );
}
