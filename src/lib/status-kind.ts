import { moneyStatuses, type MoneyStatus } from '../../generated/known-values.ts';
import { knownInAnyCase } from './known-value.ts';

/** The meaning of a statement or slip status; the kinds are keys of the common texts. */
export type StatusKind = 'success' | 'failed' | 'inProgress';

const kinds: Record<MoneyStatus, StatusKind> = { SUCCESS: 'success', FAILED: 'failed' };

/** The kind of a status: every status except SUCCESS and FAILED is in progress. */
export function statusKind(status: string): StatusKind {
  const final = knownInAnyCase(moneyStatuses, status);
  return final ? kinds[final] : 'inProgress';
}
