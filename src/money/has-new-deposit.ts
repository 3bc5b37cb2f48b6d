import type { Schemas } from '../api/wire/types.ts';
import { statusKind } from '../ui/status-kind.ts';
import { toDecimal } from './decimal.ts';
import { entryIdentity } from './entry-identity.ts';

type Page = Pick<Schemas['StatementPage'], 'statements'>;

/** Whether the newest entries contain a deposit of this amount that was not there before. */
export function hasNewDeposit(before: Page, after: Page, amount: number): boolean {
  const known = new Set(before.statements.map(entryIdentity));
  return after.statements.some(
    (entry) =>
      entry.statementType === 'deposit' &&
      statusKind(entry.status) === 'success' &&
      toDecimal(entry.amount)?.eq(amount) === true &&
      !known.has(entryIdentity(entry)),
  );
}
