import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { spinActiveQuery } from '../../api/spinwheel.ts';
import { refreshSlots, walletQuery } from '../../api/wallet.ts';
import { lastSync } from './last-sync.ts';

const quietly = async (call: () => Promise<unknown>): Promise<boolean> => {
  try {
    await call();
    return true;
  } catch {
    // Silent by the ledger; what ends a session was handled where it arrived.
    return false;
  }
};

/**
 * The home load: refresh every game, read the wallet, ask for the wheel, in this order, once per visit and once per
 * refresh. A failed refresh does not stop the wallet.
 */
export function useHomeLoad() {
  const queries = useQueryClient();
  const [loading, setLoading] = useState(true);
  const load = useCallback(async () => {
    setLoading(true);
    const refreshed = await quietly(refreshSlots);
    const read = await quietly(() => queries.fetchQuery({ ...walletQuery(), staleTime: 0 }));
    if (refreshed && read) lastSync.set(new Date());
    setLoading(false);
    await quietly(() => queries.fetchQuery({ ...spinActiveQuery(), staleTime: 0 }));
  }, [queries]);
  useEffect(() => {
    void load();
  }, [load]);
  return { loading, refresh: load };
}
