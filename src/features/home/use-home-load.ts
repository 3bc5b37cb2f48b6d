import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { spinActiveQuery } from '../../api/spinwheel.ts';
import { refreshSlots, walletQuery } from '../../api/wallet.ts';
import { takeHomeLoad, type EarlyLoad } from '../../api/wire/send/early-load.ts';
import { fetchFresh } from '../../api/wire/query/read-again.ts';
import { session } from '../../api/wire/session/session.ts';
import { lastSync } from './last-sync.ts';

const succeeds = async (call: () => Promise<unknown>): Promise<boolean> => {
  try {
    await call();
    return true;
  } catch {
    // Silent. A failure that ends the session is handled in the API layer.
    return false;
  }
};

/**
 * `fresh`: games and wallet are up to date. `stale`: the games could not be refreshed. `unread`: the wallet could not
 * be read (B-03).
 */
export type HomeLoad = 'loading' | 'fresh' | 'stale' | 'unread';

/**
 * Loads home: refreshes the games, reads the wallet, then the wheel, in this order. A failed refresh does not
 * stop the wallet. `onBalances` is called after the wallet.
 */
async function loadHome(queries: QueryClient, onBalances: (state: HomeLoad) => void, early?: EarlyLoad): Promise<void> {
  // After the end of the session no further request is sent.
  const stillCurrent = session.stillCurrent();
  const refreshed = await succeeds(() => refreshSlots(queries, { fetch: early?.refreshSlots }));
  if (!stillCurrent()) return;
  const { queryKey } = walletQuery();
  const read = await succeeds(() => {
    // A running read started before the games were refreshed. Cancel it instead of joining it.
    void queries.cancelQueries({ queryKey }, { silent: true });
    return fetchFresh(queries, walletQuery({ fetch: early?.getWallet }));
  });
  if (!stillCurrent()) return;
  if (refreshed && read) lastSync.set();
  onBalances(!read ? 'unread' : refreshed ? 'fresh' : 'stale');
  await succeeds(() => fetchFresh(queries, spinActiveQuery()));
}

/**
 * Runs the home load once per visit and once per refresh. `onRefreshed` is called after a successful refresh.
 * `loads` counts finished loads.
 */
export function useHomeLoad(onRefreshed: () => void) {
  const queries = useQueryClient();
  const [state, setState] = useState<HomeLoad>('loading');
  const [loads, setLoads] = useState(0);
  useEffect(() => {
    const load = async () => {
      // The load of the first visit may already be running.
      await loadHome(queries, setState, takeHomeLoad(session.token()));
      setLoads((count) => count + 1);
    };
    let isGone = false;
    // StrictMode runs the effect twice in one task. Only the second run starts the load.
    queueMicrotask(() => {
      if (!isGone) void load();
    });
    return () => {
      isGone = true;
    };
  }, [queries]);
  const refresh = async () => {
    // Joins a running load.
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
