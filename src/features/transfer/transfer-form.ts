import * as z from 'zod/mini';
import { TransferRequest } from '../../../generated/schemas.ts';
import { limits } from '../../lib/limits.ts';
import { amountProblem, requestAmountOf } from '../../money/amount-form.ts';

/** Text keys of the namespace `transfer`. */
export type TransferProblem = 'selectAccount' | 'cannotTransfer' | 'enterAmount' | 'twoDecimals' | 'minimumAmount';

const problem = (path: 'from' | 'to' | 'amount', message: TransferProblem) => ({
  code: 'custom' as const,
  path: [path],
  message,
});

function wrongAmount(text: string): TransferProblem | undefined {
  const found = amountProblem(text, { minimum: limits.minimumTransfer });
  if (found === 'belowMinimum') return 'minimumAmount';
  if (found === 'tooManyDecimals') return 'twoDecimals';
  return found && 'enterAmount';
}

/**
 * Produces the request. Problems are checked in the specified order: select account, cannot transfer, minimum
 * amount. Only codes in `offer` are accepted, whatever the address contains.
 */
export const transferForm = (offer: readonly string[]) =>
  z.pipe(
    z.object({ from: z.string(), to: z.string(), amount: z.string() }).check(({ value, issues }) => {
      const add = (found: ReturnType<typeof problem>) => issues.push({ ...found, input: value });
      if (!offer.includes(value.from)) add(problem('from', 'selectAccount'));
      if (!offer.includes(value.to)) add(problem('to', 'selectAccount'));
      else if (value.from === value.to) add(problem('to', 'cannotTransfer'));
      if (issues.length > 0) return;
      const wrong = wrongAmount(value.amount);
      if (wrong) add(problem('amount', wrong));
    }),
    z.pipe(
      z.transform(({ from, to, amount }: { from: string; to: string; amount: string }) => ({
        from,
        to,
        amount: requestAmountOf(amount),
      })),
      TransferRequest,
    ),
  );
export type TransferText = z.input<ReturnType<typeof transferForm>>;
