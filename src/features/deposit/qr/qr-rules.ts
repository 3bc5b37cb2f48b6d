import { parseAmountInput } from '../../../lib/amount-input.ts';
import { toDecimal } from '../../../lib/money.ts';

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
export type QrProblem = 'ignored' | 'twoDecimals' | 'qrMinimum';

/** What keeps a typed amount from being sent. */
export function qrProblem(text: string, minimum: string | null): QrProblem | undefined {
  const input = parseAmountInput(text);
  if (!input.ok) return input.reason === 'tooManyDecimals' ? 'twoDecimals' : 'ignored';
  const amount = toDecimal(input.amount);
  if (!amount?.gt(0)) return 'ignored';
  if (minimum === null) return undefined;
  // Below 1 is ignored where there is a minimum.
  if (amount.lt(1)) return 'ignored';
  return amount.lt(minimum) ? 'qrMinimum' : undefined;
}
