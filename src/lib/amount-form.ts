import * as z from 'zod/mini';
import { requestAmountOf } from './amount-input.ts';

/**
 * A form of one amount as it is typed, which becomes what `request` describes. `problemIn` names what is wrong with it, as a key of
 * texts; undefined when nothing is.
 */
export const amountForm = <Request>(
  request: z.ZodMiniType<Request, { amount: number }>,
  problemIn: (text: string) => string | undefined,
) =>
  z.pipe(
    z.object({ amount: z.string() }).check(({ value, issues }) => {
      const message = problemIn(value.amount);
      if (message) issues.push({ code: 'custom', path: ['amount'], message, input: value });
    }),
    z.pipe(
      z.transform(({ amount }: { amount: string }) => ({ amount: requestAmountOf(amount) })),
      request,
    ),
  );
