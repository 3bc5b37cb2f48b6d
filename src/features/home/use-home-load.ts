import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { spinActiveQuery } from '../../api/spinwheel-active.ts';
import { refreshSlots, walletQuery } from '../../api/wallet.ts';
import { takeHomeLoad, type EarlyLoad } from '../../api/wire/early-load.ts';
import { fetchFresh } from '../../api/wire/fetch-fresh.ts';
import { session } from '../../api/wire/session.ts';
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

/** `fresh`: games and wallet are the server's; `stale`: the games could not be refreshed; `unread`: nor is the wallet (B-03). */
export type HomeLoad = 'loading' | 'fresh' | 'stale' | 'unread';

/**
 * The home load: refresh every game, read the wallet, ask for the wheel, in this order. A failed refresh does not stop
 * the wallet. `onBalances` hears when the figures are there.
 */
async function loadHome(queries: QueryClient, onBalances: (state: HomeLoad) => void, early?: EarlyLoad): Promise<void> {
  // Of a session that has ended meanwhile nothing more is asked.
  const stillCurrent = session.stillCurrent();
  const refreshed = await succeeds(() => refreshSlots(queries, { fetch: early?.refreshSlots }));
  if (!stillCurrent()) return;
  const { queryKey } = walletQuery();
  const read = await succeeds(() => {
    // Reading would join one that is under way, and that one began before the games were refreshed.
    void queries.cancelQueries({ queryKey }, { silent: true });
    return fetchFresh(queries, walletQuery({ fetch: early?.getWallet }));
  });
  if (!stillCurrent()) return;
  if (refreshed && read) lastSync.set(new Date());
  onBalances(!read ? 'unread' : refreshed ? 'fresh' : 'stale');
  await succeeds(() => fetchFresh(queries, spinActiveQuery()));
}

/**
 * Runs the home load once per visit and once per refresh. `onRefreshed` hears when a refresh brought the figures; `loads`
 * counts the loads that are over.
 */
export function useHomeLoad(onRefreshed: () => void) {
  const queries = useQueryClient();
  const [state, setState] = useState<HomeLoad>('loading');
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const load = async () => {
      // Of the first visit it may be under way already.
      await loadHome(queries, setState, takeHomeLoad(session.token()));
      setLoads((count) => count + 1);
    };
    void load();
  }, [queries]);
  const refresh = async () => {
    // What is asked for while a load is under way is that load.
    if (state === 'loading') return;
    setState('loading');
    await loadHome(queries, (loaded) => {
      setState(loaded);
      if (loaded === 'fresh') onRefreshed();
    });
    setLoads((count) => count + 1);
  };
  return { state, loads, refresh: () => void refresh() };
}
