import * as z from 'zod/mini';
import { TransferRequest } from '../../../generated/schemas.ts';
import { limits } from '../../lib/limits.ts';
import { amountForm, amountProblem } from '../../money/amount-form.ts';

/** Text keys of the namespace `game`. */
export type GameAmountProblem = 'enterAmount' | 'twoDecimals' | 'minimumAmount';

/** The problem of a typed amount, or undefined. */
export function gameAmountProblem(text: string): GameAmountProblem | undefined {
  const problem = amountProblem(text, { minimum: limits.minimumTransfer });
  if (problem === 'belowMinimum') return 'minimumAmount';
  if (problem === 'tooManyDecimals') return 'twoDecimals';
  return problem && 'enterAmount';
}

/** Produces the amount of the request. The buttons add the direction. */
export const gameTransferForm = amountForm(z.pick(TransferRequest, { amount: true }), gameAmountProblem);
