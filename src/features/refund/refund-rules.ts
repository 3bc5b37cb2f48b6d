import type { Schemas } from '../../api/wire/types.ts';
import { toDecimal } from '../../money/decimal.ts';

/**
 * Whether a refund can be received: not with an active bonus, and not without a refund. The server decides
 * about an unknown amount.
 */
export function refundState({ result, bonus, refundAmount }: Schemas['RefundCheck']): 'held' | 'none' | 'due' {
  if (bonus) return 'held';
  return !result || toDecimal(refundAmount)?.lte(0) ? 'none' : 'due';
}
