import type * as z from 'zod/mini';
import { AmountRequest } from '../../../generated/schemas.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { amountForm, amountProblem } from '../../money/amount-form.ts';

type Limits = Schemas['WithdrawLimits'] | undefined;

/** Text keys of the namespace `withdraw`. */
export type WithdrawProblem = 'enterAmount' | 'twoDecimals' | 'belowLimit' | 'aboveLimit' | 'limitsNotLoaded';

/** Unknown limits block a withdrawal. Known limits come from the server. */
export function withdrawProblem(text: string, limits: Limits): WithdrawProblem | undefined {
  if (!limits) return 'limitsNotLoaded';
  const problem = amountProblem(text, { minimum: limits.withdrawMin, maximum: limits.withdrawMax });
  if (problem === 'belowMinimum') return 'belowLimit';
  if (problem === 'aboveMaximum') return 'aboveLimit';
  if (problem === 'tooManyDecimals') return 'twoDecimals';
  return problem && 'enterAmount';
}

/** The amount with the current limits, as the request. */
export const withdrawForm = (limits: Limits) => amountForm(AmountRequest, (text) => withdrawProblem(text, limits));

export type WithdrawText = z.input<ReturnType<typeof withdrawForm>>;
