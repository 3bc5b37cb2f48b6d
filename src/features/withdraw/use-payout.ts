import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const isAccepted = amount !== undefined;
  const newest = statementQuery(limits.firstPage);
  const { data, dataUpdatedAt } = useQuery({ ...newest, enabled: isAccepted, staleTime: 0 });
  // What was read before the withdrawal was accepted does not have it.
  const [before, setBefore] = useState<number>();
  if (isAccepted && before === undefined) setBefore(dataUpdatedAt);
  const [entry, setEntry] = useState<Entry>();
  if (isAccepted && data && before !== undefined && dataUpdatedAt > before) {
    const found = entry
      ? data.statements.find((each) => entryIdentity(each) === entryIdentity(entry))
      : waitingIn(data.statements, amount);
    if (found && found !== entry) setEntry(found);
  }
  const kind = entry ? statusKind(entry.status) : 'inProgress';
  useSettling(isAccepted && kind === 'inProgress', () => readQuietly(queries, newest));
  const isOver = kind !== 'inProgress';
  useEffect(() => {
    const readBalance = async () => {
      try {
        await readQuietly(queries, walletQuery());
      } catch {
        // Silent: the balance that is shown stays.
      }
    };
    // Paid out, or back in the wallet.
    if (isOver) void readBalance();
  }, [isOver, queries]);
  return kind;
}
