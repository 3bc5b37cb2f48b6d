import Big from 'big.js';
import { statusKind } from '../../lib/status-kind.ts';
import { toDecimal } from '../../money/decimal.ts';
import { signOf, type Entry } from './statement-rules.ts';

/** What came in and went out, and the difference: successful entries only; transfers and ended bonuses count for neither. */
export function sumsOf(entries: readonly Entry[]): { in: Big; out: Big; net: Big } {
  const sum = (sign: '+' | '-') =>
    entries
      .filter((entry) => statusKind(entry.status) === 'success' && signOf(entry) === sign)
      .reduce((total, { amount }) => total.plus(toDecimal(amount) ?? 0), new Big(0));
  const [cameIn, wentOut] = [sum('+'), sum('-')];
  return { in: cameIn, out: wentOut, net: cameIn.minus(wentOut) };
}
