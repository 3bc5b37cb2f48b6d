import { type ApiError, isErrorCode } from '../api/wire/api-error.ts';
import { useText } from '../i18n/use-text.ts';
import { useMessageText } from './use-message-text.ts';

/**
 * How to say a failure in the current locale: its code's text, else the server's own text, else that the server refused without a reason,
 * was not reached, or gave an answer that could not be read.
 */
export function useFailureText(): (error: ApiError) => string {
  const messageText = useMessageText();
  const common = useText('common');
  return ({ code, text, outcome, status }) => {
    if (code !== undefined && isErrorCode(code)) return messageText(code);
    if (code === 'invalid-token') return messageText('EXPIRED_AUTH_TOKEN');
    const withoutWords =
      status === 0 ? 'serverNotReached' : outcome === 'refused' ? 'refusedWithoutReason' : 'answerNotRead';
    return messageText(text) || common(withoutWords);
  };
}
