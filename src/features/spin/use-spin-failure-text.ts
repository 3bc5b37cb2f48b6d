import type { ApiError } from '../../api/wire/api-error.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';

/**
 * The message of a refused spin or claim: the text under the spin error key of its code, else the text that every feature has for
 * it, else the server's own.
 */
export function useSpinFailureText(): (error: ApiError) => string {
  const t = useText('spin');
  const failureText = useFailureText();
  return (error) => {
    if (error.code === 'NO_DATA') return t('error.NO_DATA');
    return failureText(error);
  };
}
