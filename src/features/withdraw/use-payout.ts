import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statementQuery } from '../../api/statement.ts';
import { walletQuery } from '../../api/wallet.ts';
import { readQuietly } from '../../api/wire/read-quietly.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { limits } from '../../lib/limits.ts';
import { toDecimal } from '../../money/decimal.ts';
import { entryIdentity } from '../../money/entry-identity.ts';
import { useSettling } from '../../money/use-settling.ts';
import { statusKind, type StatusKind } from '../../ui/status-kind.ts';

type Entry = Schemas['StatementEntry'];

/** The newest withdrawal of this amount that waits. One that has ended may be an earlier one. */
const waitingIn = (entries: readonly Entry[], amount: number) =>
  entries.find(
    (entry) =>
      entry.statementType === 'withdraw' &&
      toDecimal(entry.amount)?.eq(amount) === true &&
      statusKind(entry.status) === 'inProgress',
  );

/**
 * What becomes of a withdrawal that was just accepted, as the statement tells it. In progress until its own entry, once
 * seen waiting, says otherwise. The amount is undefined while there is none.
 */
export function usePayout(amount: number | undefined): StatusKind {
  const queries = useQueryClient();
  const [entry, setEntry] = useState<Entry>();
  const isAccepted = amount !== undefined;
  const kind = isAccepted && entry ? statusKind(entry.status) : 'inProgress';
  const readAgain = async () => {
    if (amount === undefined) return;
    const page = await readQuietly(queries, statementQuery(limits.firstPage));
    if (!page) return;
    const known = entry && entryIdentity(entry);
    const found = known
      ? page.statements.find((each) => entryIdentity(each) === known)
      : waitingIn(page.statements, amount);
    if (!found) return;
    setEntry(found);
    // Paid out, or back in the wallet.
    if (statusKind(found.status) !== 'inProgress') await readQuietly(queries, walletQuery());
  };
  useSettling(isAccepted && kind === 'inProgress', readAgain, { atOnce: true });
  return kind;
}
