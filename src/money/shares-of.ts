import Big from 'big.js';
import { toDecimal } from './decimal.ts';

interface Limits {
  minimum: number | string;
  /** Undefined without a limit. */
  maximum?: number | string;
}

/**
 * A quarter, half and all of a balance as decimal texts, within the limits. Shares are whole numbers; all is the exact
 * balance. Empty while the balance is unknown.
 */
export function sharesOf(balance: unknown, { minimum, maximum }: Limits) {
  const all = toDecimal(balance);
  if (all === null) return [];
  const shares = [
    { share: 'quarter' as const, amount: all.div(4).round(0, Big.roundDown) },
    { share: 'half' as const, amount: all.div(2).round(0, Big.roundDown) },
    { share: 'all' as const, amount: all.round(2, Big.roundDown) },
  ];
  return shares
    .filter(({ amount }) => amount.gt(0) && amount.gte(minimum) && (maximum === undefined || amount.lte(maximum)))
    .map(({ share, amount }) => ({ share, amount: amount.toFixed() }));
}
