import type { Schemas } from '../api/wire/types.ts';

type Entry = Schemas['StatementEntry'];

/** What tells one entry of the statement from another: they have no id. The status is left out, because it changes. */
export const entryIdentity = ({ createdAt, statementType, from, to, amount, ...entry }: Entry): string =>
  JSON.stringify([
    [createdAt, statementType, from, to, amount],
    [entry.bonus, entry.promotion, entry.invite, entry.refund, entry.luckydraw].map((each) => each?.description),
  ]);
