import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { statementQuery } from '../../api/statement.ts';
import { useWallet, walletQuery } from '../../api/wallet.ts';
import { readQuietly } from '../../api/wire/query/read-again.ts';
import type { Schemas } from '../../api/wire/types.ts';
import { alwaysStale } from '../../lib/always-stale.ts';
import { entryType } from '../../lib/entry-type.ts';
import { limits } from '../../lib/limits.ts';
import { toDecimal } from '../../money/decimal.ts';
import { entryIdentity } from '../../money/entry-identity.ts';
import { useSettling } from '../../money/use-settling.ts';
import { statusKind, type StatusKind } from '../../lib/status-kind.ts';

type Entry = Schemas['StatementEntry'];

/** The newest pending withdrawal of this amount. A finished one may be an earlier withdrawal. */
const waitingIn = (entries: readonly Entry[], amount: number) =>
  entries.find(
    (entry) =>
      entryType(entry) === 'withdraw' &&
      toDecimal(entry.amount)?.eq(amount) === true &&
      statusKind(entry.status) === 'inProgress',
  );

/**
 * The state of an accepted withdrawal, read from the statement. It is in progress until its entry, which was pending
 * before, has another status. The amount is undefined without a withdrawal. `isBack`: the main wallet shows that exactly the amount
 * came back.
 */
export function usePayout(amount: number | undefined): { kind: StatusKind; isBack: boolean } {
  const queries = useQueryClient();
  const isAccepted = amount !== undefined;
  const newest = statementQuery(limits.firstPage);
  const { data } = useQuery({ ...newest, enabled: isAccepted, staleTime: alwaysStale });
  const readings = queries.getQueryState(newest.queryKey)?.dataUpdateCount ?? 0;
  // Data from before the withdrawal was accepted does not contain it.
  const [before, setBefore] = useState<number>();
  if (isAccepted && before === undefined) setBefore(readings);
  const [entry, setEntry] = useState<Entry>();
  const [lowest, setLowest] = useState<ReturnType<typeof toDecimal>>(null);
  // A later withdrawal in the same sheet must not show the result of this one.
  if (!isAccepted && before !== undefined) {
    setBefore(undefined);
    setEntry(undefined);
    setLowest(null);
  }
  if (isAccepted && data && before !== undefined && readings > before) {
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
        // Silent: the visible balance stays.
      }
    };
    // Paid out, or returned to the wallet.
    if (isOver) void readBalance();
  }, [isOver, queries]);
  const balance = toDecimal(useWallet().data?.wallet.amount);
  if (isAccepted && !isOver && balance && (lowest === null || balance.lt(lowest))) setLowest(balance);
  const isBack =
    kind === 'failed' && amount !== undefined && lowest !== null && balance?.minus(lowest).eq(amount) === true;
  return { kind, isBack };
}
