import type { ApiError } from '../../api/wire/api-error.ts';
import type { ErrorCode } from '../../api/wire/types.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';

/** The codes of a spin and a claim. */
const spinCodes = [
  'NO_DATA',
  'NO_CLAIMABLE_COUPON',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
  'COUPON_EXPIRED',
] as const satisfies readonly ErrorCode[];

/**
 * The message of a refused spin or claim: the text under the spin error key of its code, else the text that every feature has for
 * it, else the server's own.
 */
export function useSpinFailureText(): (error: ApiError) => string {
  const t = useText('spin');
  const failureText = useFailureText();
  return (error) => {
    const key = spinCodes.find((code) => code === error.code);
    if (key) return t(`error.${key}`);
    return failureText(error);
  };
}
