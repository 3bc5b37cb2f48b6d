import { isErrorCode } from '../api/wire/api-error.ts';
import { useLateText } from '../i18n/use-text.ts';

/** In characters. A longer server text is not shown. */
const longestRawText = 300;

/**
 * The server's message in the current language: the text of its code, else the server's own text; empty without either
 * (R-423).
 */
export function useMessageText(): (message: string) => string {
  const errors = useLateText('errors');
  return (message) => (isErrorCode(message) ? errors(message) : message.trim().slice(0, longestRawText));
}
