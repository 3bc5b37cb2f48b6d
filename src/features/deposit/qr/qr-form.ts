import * as z from 'zod/mini';
import { AmountRequest } from '../../../../generated/schemas.ts';
import { requestAmountOf } from '../../../lib/amount-input.ts';
import { qrProblem } from './qr-rules.ts';

/** The amount as text, checked against the provider's minimum, as the request. Messages are a QrProblem. */
export const qrForm = (minimum: string | null) =>
  z.pipe(
    z.object({ amount: z.string() }).check(({ value, issues }) => {
      const message = qrProblem(value.amount, minimum);
      if (message) issues.push({ code: 'custom', path: ['amount'], message, input: value });
    }),
    z.pipe(
      z.transform(({ amount }: { amount: string }) => ({ amount: requestAmountOf(amount) })),
      AmountRequest,
    ),
  );

export type QrFormText = z.input<ReturnType<typeof qrForm>>;
