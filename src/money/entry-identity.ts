import type { Schemas } from '../api/wire/types.ts';

type Entry = Schemas['StatementEntry'];

/** Identifies a statement entry, because entries have no id. Without the status, which changes. */
export const entryIdentity = ({ createdAt, statementType, from, to, amount, ...entry }: Entry): string =>
  JSON.stringify([
    [createdAt, statementType, from, to, amount],
    [entry.bonus, entry.promotion, entry.invite, entry.refund, entry.luckydraw].map((each) => each?.description),
  ]);
