import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { spinActiveQuery } from '../../api/spinwheel.ts';
import { refreshSlots, walletQuery } from '../../api/wallet.ts';
import { lastSync } from './last-sync.ts';

const succeeds = async (call: () => Promise<unknown>): Promise<boolean> => {
  try {
    await call();
    return true;
  } catch {
    // Silent by the ledger; what ends a session was handled where it arrived.
    return false;
  }
};

/** `fresh`: the figures are the server's; `stale`: the last load failed in part, what is shown is older (B-03). */
export type HomeLoad = 'loading' | 'fresh' | 'stale';

/**
 * The home load: refresh every game, read the wallet, ask for the wheel, in this order, once per visit and once per
 * refresh. A failed refresh does not stop the wallet.
 */
export function useHomeLoad() {
  const queries = useQueryClient();
  const [state, setState] = useState<HomeLoad>('loading');
  const load = useCallback(async () => {
    setState('loading');
    const refreshed = await succeeds(refreshSlots);
    const read = await succeeds(() => queries.fetchQuery({ ...walletQuery(), staleTime: 0 }));
    if (refreshed && read) lastSync.set(new Date());
    setState(refreshed && read ? 'fresh' : 'stale');
    await succeeds(() => queries.fetchQuery({ ...spinActiveQuery(), staleTime: 0 }));
  }, [queries]);
  useEffect(() => {
    void load();
  }, [load]);
  return { state, refresh: load };
}
