import { isRateLimit, type ApiError } from '../../api/wire/api-error.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';

/** Why a message or file was not sent; undefined without a reason. The general text of a rate limit speaks of transactions. */
export function useSendFailureText(): (error: ApiError) => string | undefined {
  const t = useText('chat');
  const failureText = useFailureText();
  return (error) => {
    if (isRateLimit(error)) return t('tooOften');
    return error.hasReason ? failureText(error) : undefined;
  };
}
