import type { Schemas } from '../../api/wire/types.ts';
import { toDecimal } from '../../money/decimal.ts';

/** Whether a refund can be received: not while a bonus is held, and not when there is none. An amount that is not known is the server's to judge. */
export function refundState({ result, bonus, refundAmount }: Schemas['RefundCheck']): 'held' | 'none' | 'due' {
  if (bonus) return 'held';
  return !result || toDecimal(refundAmount)?.lte(0) ? 'none' : 'due';
}
