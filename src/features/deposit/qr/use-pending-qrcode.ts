import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { qrcodeQuery, type PendingQrcode } from '../../../api/qrcode.ts';
import { statementQuery } from '../../../api/statement.ts';
import { walletQuery } from '../../../api/wallet.ts';
import { readQuietly } from '../../../api/wire/query/read-again.ts';
import { limits } from '../../../lib/limits.ts';
import { hasNewDeposit } from '../../../money/entry-identity.ts';
import { useSettling } from '../../../money/use-settling.ts';
import { hasFailed } from '../../../ui/load-state.ts';
import { useSecondsLeft } from '../../../ui/use-seconds-left.ts';

/** A code that has disappeared and was not cancelled by the member. */
interface Closed {
  /** The number of the answer without the code. */
  reading: number | undefined;
  amount: number | null;
  /** Undefined until wallet and statement are read. */
  isPaid?: boolean;
}

/**
 * The provider's code while it can be paid, with the remaining time. At 00:00 it is removed, or read again
 * (A-120).
 */
export function usePendingQrcode(bankCode: string) {
  const queries = useQueryClient();
  const query = useQuery(qrcodeQuery(bankCode));
  const { data: code, refetch } = query;
  /** Number of answers so far. */
  const readings = () => queries.getQueryState(qrcodeQuery(bankCode).queryKey)?.dataUpdateCount;
  const [closed, setClosed] = useState<Closed>();
  const secondsLeft = useSecondsLeft(code?.deadline?.at ?? Infinity);
  const open = code && secondsLeft > 0 ? code : null;
  // The device clock may be wrong: the service decides whether the code has expired.
  const isDoubted = code?.deadline?.byServer === false && !open;
  const isMoneyIn = useMoneyIn(open);

  const close = async () => {
    const gone = { reading: readings(), amount: code?.amount ?? null };
    setClosed(gone);
    setClosed({ ...gone, isPaid: await isMoneyIn(gone.amount) });
  };
  const readAgain = async () => {
    if ((await readQuietly(queries, qrcodeQuery(bankCode))) === null) await close();
  };
  const onVisible = useEffectEvent(async () => {
    try {
      await readAgain();
    } catch {
      // The displayed code stays.
    }
  });
  const onGone = useEffectEvent(close);

  const isOpen = open !== null;
  useSettling(isOpen, readAgain);
  useEffect(() => {
    if (!isOpen && !isDoubted) return;
    const ask = async () => {
      if ((await refetch()).data === null) await onGone();
    };
    if (isDoubted) void ask();
    // Timers stop during sleep, and the code may have been paid.
    const listener = () => {
      if (document.visibilityState === 'visible') void onVisible();
    };
    document.addEventListener('visibilitychange', listener);
    return () => {
      document.removeEventListener('visibilitychange', listener);
    };
  }, [isOpen, isDoubted, refetch]);

  const isClosed = closed !== undefined && closed.reading === readings();
  const isAsking = isClosed && closed.isPaid === undefined;
  return {
    open,
    secondsLeft,
    failed: hasFailed(query),
    busy: query.isFetching || (isDoubted && !query.isError) || isAsking,
    refetch: () => void refetch(),
    /** The amount of the displayed code, if its deposit has arrived. */
    moneyIn: isClosed && closed.isPaid === true ? closed.amount : null,
    /** Why a displayed code disappeared, unless the member cancelled it. */
    ended: code ? ('expired' as const) : isClosed ? ('qrClosed' as const) : undefined,
  };
}

/** The newest entries of the statement; undefined if they cannot be read. */
async function readNewest(queries: QueryClient) {
  const newest = statementQuery(limits.firstPage);
  try {
    await readQuietly(queries, newest);
  } catch {
    return undefined;
  }
  return queries.getQueryData(newest.queryKey);
}

/**
 * Reads the statement when a QR code is shown. The returned function tells whether a deposit of its amount has arrived
 * since.
 */
function useMoneyIn(code: PendingQrcode | null): (amount: number | null) => Promise<boolean> {
  const queries = useQueryClient();
  const before = useRef<ReturnType<typeof readNewest>>(undefined);
  const name = code && (code.id ?? code.markup);
  const begin = useEffectEvent(() => {
    before.current = readNewest(queries);
  });
  useEffect(() => {
    if (name !== null) begin();
  }, [name]);
  return async (amount) => {
    const known = await before.current;
    if (!known || amount === null) return false;
    // Not awaited: the receipt shows a skeleton until the balance is read.
    void queries.invalidateQueries({ queryKey: walletQuery().queryKey });
    const now = await readNewest(queries);
    return now !== undefined && hasNewDeposit(known, now, amount);
  };
}
