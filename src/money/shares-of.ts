import Big from 'big.js';
import { toDecimal } from './decimal.ts';

interface Limits {
  minimum: number | string;
  /** Undefined where there is none. */
  maximum?: number | string;
}

/**
 * A quarter, half and all of a balance as decimal texts, those that may be sent: the shares without decimals, all to the last one.
 * Nothing while the balance is not known.
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
