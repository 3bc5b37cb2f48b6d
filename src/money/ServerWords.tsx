import { isTerminal, type ApiError } from '../api/wire/api-error.ts';
import { ContactText } from '../errors/ContactText.tsx';
import { useMessageText } from '../errors/use-failure-text.ts';
import { useText } from '../i18n/use-text.ts';
import { languageOf } from '../lib/language-of.ts';
import styles from './ServerWords.module.css';

/** Quotes the server's text about a command with an unknown outcome, as plain text with its language. */
export function ServerWords({ error: { code, text } }: { error: ApiError }) {
  const t = useText('common');
  const messageText = useMessageText();
  // "Try again later" is wrong advice while the first attempt may have succeeded.
  const hasNoText = code === undefined || code === 'INTERNAL_SERVER_ERROR' || isTerminal(code);
  const words = messageText(hasNoText ? text : code);
  if (words === '') return null;
  return (
    <figure className={styles.words}>
      <figcaption>{t('outcomeServerSaid')}</figcaption>
      <blockquote lang={languageOf(words)} dir="auto">
        <ContactText>{words}</ContactText>
      </blockquote>
    </figure>
  );
}
