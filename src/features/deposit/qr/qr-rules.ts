import { depositBankCodes } from '../../../../generated/known-values.ts';
import { knownValue } from '../../../lib/known-value.ts';
import { amountProblem, parseAmountInput } from '../../../money/amount-form.ts';

export interface QrChannel {
  quickAmounts: readonly number[];
  /** Decimal text; null if any amount above 0 is accepted. */
  minimum: string | null;
}

const likeKbank: QrChannel = { quickAmounts: [10, 20, 50, 100, 500, 1000], minimum: null };

/** The QR rules of each provider (R-222…R-228). Unknown providers have the rules of KBANK. */
export function qrChannel(bankCode: string, { fpMinimum }: { fpMinimum: string }): QrChannel {
  const known = knownValue(depositBankCodes, bankCode);
  if (known === 'WW' || known === 'PAYONEX') {
    return { quickAmounts: [100, 200, 300, 500, 1000], minimum: '100' };
  }
  if (known === 'FP') return { quickAmounts: [10, 50, 100, 500, 1000], minimum: fpMinimum };
  return likeKbank;
}

/** `ignored`: nothing is sent and no message is shown. */
export type QrProblem = 'ignored' | 'enterAmount' | 'twoDecimals' | 'qrMinimum';

/** A negative number is below 1. */
const isNegative = (text: string) => {
  const [sign = '', ...rest] = text.trim();
  return '-\u2212'.includes(sign) && parseAmountInput(rest.join('')).ok;
};

/** The problem of a typed amount, if any. */
export function qrProblem(text: string, minimum: string | null): QrProblem | undefined {
  const input = parseAmountInput(text);
  if (!input.ok && input.reason !== 'tooManyDecimals' && !isNegative(text)) return 'enterAmount';
  // With a minimum, amounts below 1 are ignored.
  if (minimum !== null && amountProblem(text, { minimum: 1 }) === 'belowMinimum') return 'ignored';
  const problem = amountProblem(text, { minimum });
  if (problem === 'belowMinimum') return 'qrMinimum';
  if (problem === 'tooManyDecimals') return 'twoDecimals';
  return problem && 'ignored';
}
