import type { ApiError } from '../api/api-error.ts';
import { isErrorCode } from '../api/api-error.ts';
import { useLateText, useText } from '../i18n/use-text.ts';
import { errorTextKey } from './error-text.ts';

/** Longer than any sentence of ours; a server's own text beyond it is no message. */
const longestRawText = 300;

/** How to say a failure in the current locale: its code's text, else the server's own text, else that the server was not reached. */
export function useFailureText(): (error: ApiError) => string {
  const errors = useLateText('errors');
  const common = useText('common');
  return (error) => {
    if (error.code !== undefined && isErrorCode(error.code)) return errors(errorTextKey(error.code));
    if (error.code === 'invalid-token') return errors('EXPIRED_AUTH_TOKEN');
    const text = error.text.trim().slice(0, longestRawText);
    return text === '' ? common('serverNotReached') : text;
  };
}
