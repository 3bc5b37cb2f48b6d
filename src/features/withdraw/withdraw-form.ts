import { AmountRequest } from '../../../generated/schemas.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { amountForm } from '../../lib/amount-form.ts';
import { parseAmountInput } from '../../lib/amount-input.ts';
import { toDecimal } from '../../lib/money.ts';

/** What is wrong with the amount: keys of the namespace `withdraw`. */
export type WithdrawProblem = 'enterAmount' | 'twoDecimals' | 'belowLimit' | 'aboveLimit' | 'limitsNotLoaded';

/** Unknown limits block, they never pass; known ones come from the server. */
export function withdrawProblem(
  text: string,
  limits: Schemas['WithdrawLimits'] | undefined,
): WithdrawProblem | undefined {
  if (!limits) return 'limitsNotLoaded';
  const input = parseAmountInput(text);
  if (!input.ok) return input.reason === 'tooManyDecimals' ? 'twoDecimals' : 'enterAmount';
  const amount = toDecimal(input.amount);
  if (!amount?.gt(0)) return 'enterAmount';
  if (amount.lt(limits.withdrawMin)) return 'belowLimit';
  return amount.gt(limits.withdrawMax) ? 'aboveLimit' : undefined;
}

/** The form's text, checked against the limits of the moment, as the request. */
export const withdrawForm = (limits: Schemas['WithdrawLimits'] | undefined) =>
  amountForm(AmountRequest, (text) => withdrawProblem(text, limits));
