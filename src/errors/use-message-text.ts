import { isErrorCode } from '../api/wire/api-error.ts';
import { useLateText } from '../i18n/use-text.ts';

/** Longer than any sentence of ours; a server's own text beyond it is no message. */
const longestRawText = 300;

/** A message of the server in the current locale: its code's text, else its own text; empty when there is none. */
export function useMessageText(): (message: string) => string {
  const errors = useLateText('errors');
  return (message) => (isErrorCode(message) ? errors(message) : message.trim().slice(0, longestRawText));
}
