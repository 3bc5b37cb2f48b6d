import type * as z from 'zod/mini';
import { AmountRequest } from '../../../../generated/schemas.ts';
import { amountForm } from '../../../money/amount-form.ts';
import { qrProblem } from './qr-rules.ts';

/** The amount with the provider's minimum. Messages are a QrProblem. */
export const qrForm = (minimum: string | null) => amountForm(AmountRequest, (text) => qrProblem(text, minimum));

export type QrFormText = z.input<ReturnType<typeof qrForm>>;
