import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { safeParse } from 'zod/mini';
import { WalletResponse } from '../../generated/schemas.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { walletQuery } from './wallet.ts';

const key = 'last-wallet';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts the balances that this tab saw last into the cache, as old as they are; nonsense in storage counts as nothing (B-03). */
function restore(queries: QueryClient) {
  const stored = parse(browserStorage.get(key) ?? '');
  if (typeof stored !== 'object' || stored === null || !('readAt' in stored) || !('wallet' in stored)) return;
  const { readAt, wallet } = stored;
  const parsed = safeParse(WalletResponse, wallet);
  if (parsed.success && typeof readAt === 'number') {
    queries.setQueryData(walletQuery().queryKey, parsed.data, { updatedAt: readAt });
  }
}

/**
 * Keeps the last read wallet in sessionStorage, so that a reload without network still shows it (B-03); the end of the
 * session removes it. Answers the function that stops keeping.
 */
export function keepLastWallet(queries: QueryClient): () => void {
  restore(queries);
  const wallet = new QueryObserver(queries, { ...walletQuery(), enabled: false });
  return wallet.subscribe(({ data, dataUpdatedAt: readAt }) => {
    if (data) browserStorage.set(key, JSON.stringify({ readAt, wallet: data }), 'session');
  });
}
