import * as z from 'zod/mini';
import { TransferRequest } from '../../../generated/schemas.ts';
import { limits } from '../../lib/limits.ts';
import { amountForm, amountProblem } from '../../money/amount-form.ts';

/** What is wrong with the amount: keys of the namespace `game`. */
export type GameAmountProblem = 'enterAmount' | 'twoDecimals' | 'minimumAmount';

/** What keeps a typed amount from being moved, or undefined. */
export function gameAmountProblem(text: string): GameAmountProblem | undefined {
  const problem = amountProblem(text, { minimum: limits.minimumTransfer });
  if (problem === 'belowMinimum') return 'minimumAmount';
  if (problem === 'tooManyDecimals') return 'twoDecimals';
  return problem && 'enterAmount';
}

/** The typed amount as the request has it; where it goes is the button's choice. */
export const gameTransferForm = amountForm(z.pick(TransferRequest, { amount: true }), gameAmountProblem);
