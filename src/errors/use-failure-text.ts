import { isErrorCode, type ApiError } from '../api/wire/api-error.ts';
import { useLateText, useText } from '../i18n/use-text.ts';

/**
 * The text of a failed command in the current language: the text of its code, else the server's own text, else a general
 * sentence for "refused", "not reached" or "answer not readable". `unknown` replaces that sentence after a
 * command that may have been carried out. A read or a chat message without a reason has no such sentence.
 */
export function useFailureText(): (error: ApiError, unknown?: string) => string {
  const messageText = useMessageText();
  const common = useText('common');
  return ({ code, text, outcome, status }, unknown) => {
    if (code !== undefined && isErrorCode(code)) return messageText(code);
    if (code === 'invalid-token') return messageText('EXPIRED_AUTH_TOKEN');
    const withoutWords =
      status === 0 ? 'serverNotReached' : outcome === 'refused' ? 'refusedWithoutReason' : 'answerNotRead';
    return messageText(text) || (outcome === 'unknown' && unknown) || common(withoutWords);
  };
}

/**
 * The server's message in the current language: the text of its code, else the server's own text, whole; empty without
 * either.
 */
export function useMessageText(): (message: string) => string {
  const errors = useLateText('errors');
  return (message) => (isErrorCode(message) ? errors(message) : message.trim());
}
