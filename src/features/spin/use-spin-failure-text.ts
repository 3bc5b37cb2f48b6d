import type { ApiError } from '../../api/wire/api-error.ts';
import type { ErrorCode } from '../../api/wire/types.ts';
import { useFailureText } from '../../errors/use-failure-text.ts';
import { useText } from '../../i18n/use-text.ts';

/** The codes of spin and claim. */
const spinCodes = [
  'NO_DATA',
  'NO_CLAIMABLE_COUPON',
  'INVALID_PRIZE_CODE',
  'INVALID_CODE',
  'INVALID_COUPON_TYPE',
  'COUPON_EXPIRED',
] as const satisfies readonly ErrorCode[];

/**
 * The text of a refused spin or claim: the wheel's own text for the code, else the general one, else the server's
 * . Both have NO_DATA, which is about the wheel or about the prize.
 */
export function useSpinFailureText(of: 'spin' | 'claim'): (error: ApiError) => string {
  const t = useText('spin');
  const failureText = useFailureText();
  return (error) => {
    const key = spinCodes.find((code) => code === error.code);
    if (key === 'NO_DATA' && of === 'claim') return t('error.NO_DATA.claim');
    if (key) return t(`error.${key}`);
    return failureText(error);
  };
}
