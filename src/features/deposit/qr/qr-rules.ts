import { amountProblem, parseAmountInput } from '../../../money/amount-form.ts';

export interface QrChannel {
  quickAmounts: readonly number[];
  /** Decimal text; null where any amount above 0 will do. */
  minimum: string | null;
}

const likeKbank: QrChannel = { quickAmounts: [10, 20, 50, 100, 500, 1000], minimum: null };

/** What each provider takes by QR (R-222…R-228); a provider that is not listed is like KBANK. */
export function qrChannel(bankCode: string, { fpMinimum }: { fpMinimum: string }): QrChannel {
  if (bankCode === 'WW' || bankCode === 'PAYONEX') {
    return { quickAmounts: [100, 200, 300, 500, 1000], minimum: '100' };
  }
  if (bankCode === 'FP') return { quickAmounts: [10, 50, 100, 500, 1000], minimum: fpMinimum };
  return likeKbank;
}

/** `ignored`: nothing is sent and nothing said. */
export type QrProblem = 'ignored' | 'enterAmount' | 'twoDecimals' | 'qrMinimum';

/** What keeps a typed amount from being sent. */
export function qrProblem(text: string, minimum: string | null): QrProblem | undefined {
  const input = parseAmountInput(text);
  if (!input.ok && input.reason === 'empty') return 'enterAmount';
  // Below 1 is ignored where there is a minimum.
  if (minimum !== null && amountProblem(text, { minimum: 1 }) === 'belowMinimum') return 'ignored';
  const problem = amountProblem(text, { minimum });
  if (problem === 'belowMinimum') return 'qrMinimum';
  if (problem === 'tooManyDecimals') return 'twoDecimals';
  return problem && 'ignored';
}
