import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { PendingQrcode } from '../../../api/qrcode.ts';
import { statementQuery } from '../../../api/statement.ts';
import { walletQuery } from '../../../api/wallet.ts';
import { readQuietly } from '../../../api/wire/read-quietly.ts';
import { limits } from '../../../lib/limits.ts';
import { hasNewDeposit } from '../../../money/entry-identity.ts';

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

async function readBalance(queries: QueryClient) {
  try {
    await readQuietly(queries, walletQuery());
  } catch {
    // The deposit is shown anyway, with the last known balance (B-03).
  }
}

/**
 * Reads the statement when a QR code is shown. The returned function tells whether a deposit of its amount has arrived
 * since.
 */
export function useMoneyIn(code: PendingQrcode | null): (amount: number | null) => Promise<boolean> {
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
    const [now] = await Promise.all([readNewest(queries), readBalance(queries)]);
    return now !== undefined && hasNewDeposit(known, now, amount);
  };
}
