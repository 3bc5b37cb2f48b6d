import * as z from 'zod/mini';
import { TransferRequest } from '../../../generated/schemas.ts';
import { amountForm } from '../../lib/amount-form.ts';
import { parseAmountInput } from '../../lib/amount-input.ts';
import { limits } from '../../lib/limits.ts';
import { toDecimal } from '../../lib/money.ts';

/** What is wrong with the amount: keys of the namespace `game`. */
export type AmountProblem = 'enterAmount' | 'twoDecimals' | 'minimumAmount';

/** What keeps a typed amount from being moved, or undefined. */
export function amountProblem(text: string): AmountProblem | undefined {
  const input = parseAmountInput(text);
  if (!input.ok) return input.reason === 'tooManyDecimals' ? 'twoDecimals' : 'enterAmount';
  const amount = toDecimal(input.amount);
  if (!amount?.gt(0)) return 'enterAmount';
  return amount.lt(limits.minimumTransfer) ? 'minimumAmount' : undefined;
}

/** The typed amount as the request has it; where it goes is the button's choice. */
export const gameTransferForm = amountForm(z.pick(TransferRequest, { amount: true }), amountProblem);
