import type { Schemas } from '../api/wire/types.ts';
import { entryType } from '../lib/entry-type.ts';
import { statusKind } from '../lib/status-kind.ts';
import { toDecimal } from './decimal.ts';

type Entry = Schemas['StatementEntry'];

/** Identifies a statement entry, because entries have no id. Without the status, which changes. */
export const entryIdentity = ({ createdAt, statementType, from, to, amount, ...entry }: Entry): string =>
  JSON.stringify([
    [createdAt, statementType, from, to, amount],
    [entry.bonus, entry.promotion, entry.invite, entry.refund, entry.luckydraw].map((each) => each?.description),
  ]);

type Page = Pick<Schemas['StatementPage'], 'statements'>;

/** Whether the newest entries contain a deposit of this amount that was not there before. */
export function hasNewDeposit(before: Page, after: Page, amount: number): boolean {
  const known = new Set(before.statements.map(entryIdentity));
  return after.statements.some(
    (entry) =>
      entryType(entry) === 'deposit' &&
      statusKind(entry.status) === 'success' &&
      toDecimal(entry.amount)?.eq(amount) === true &&
      !known.has(entryIdentity(entry)),
  );
}
