import { QueryObserver, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { browserStorage } from '../lib/browser-storage.ts';
import { withLeftOut, type LeftOut } from '../lib/left-out.ts';
import { useCommand } from './wire/command.ts';
import { query } from './wire/query.ts';
import { readByField } from './wire/read-by-field.ts';
import { sendCommand } from './wire/send-command.ts';

/** What the transfer calls the main wallet. */
export const walletCode = 'WALLET';

/** GET /api/wallet: profile, bank account, balances, game accounts. */
export const walletQuery = () => query(op.getWallet, schema.WalletResponse, {});

/** Caches of which the games are being refreshed. */
const refreshing = new WeakSet<QueryClient>();

/** GET /api/wallet/refresh/slot: the one command the app gives by itself, once per home load or refresh. */
export async function refreshSlots(queries: QueryClient): Promise<void> {
  refreshing.add(queries);
  try {
    await sendCommand(op.refreshSlots, schema.Ack, {});
  } finally {
    refreshing.delete(queries);
  }
}

/** The wallet, for a sheet. While the games are being refreshed it waits: the home load reads it after them. */
export function useWallet() {
  const queries = useQueryClient();
  return useQuery({ ...walletQuery(), enabled: () => !refreshing.has(queries) });
}

/** GET /api/wallet/account/{slotCode}: forgotten as soon as no screen shows it, because of the password (quality 10). */
export const slotAccountQuery = (slotCode: string) => ({
  ...query(op.getSlotAccount, schema.GameAccountDetail, { params: { slotCode } }),
  gcTime: 0,
});

/** GET /api/wallet/activate/{slotCode}. Silent when it fails; that the account is open already is no failure to show. */
export const useActivateSlot = () =>
  useCommand(op.activateSlot, schema.Ack, { stale: ['wallet'], staleWhenRefused: ['SLOT_ALREADY_ACTIVE'] });

/** GET /api/wallet/resetpassword/{slotCode}: the new password comes with the account, which is read again. */
export const useResetSlotPassword = () => useCommand(op.resetSlotPassword, schema.Ack, { stale: ['wallet'] });

/** Where the last read wallet is kept; `session` removes it with the session. */
const storageKey = 'last-wallet';

function parseStored(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Puts the balances that this tab saw last into the cache, as old as they are; nonsense in storage counts as nothing (B-03). */
function restoreWallet(queries: QueryClient) {
  const stored = parseStored(browserStorage.get(storageKey) ?? '');
  if (typeof stored !== 'object' || stored === null || !('readAt' in stored) || !('wallet' in stored)) return;
  const { readAt, wallet } = stored;
  const leftOut: LeftOut = {};
  const read = readByField(schema.WalletResponse, wallet, leftOut);
  if (read && typeof readAt === 'number') {
    queries.setQueryData(walletQuery().queryKey, withLeftOut(read, leftOut), { updatedAt: readAt });
  }
}

/**
 * Keeps the last read wallet in sessionStorage, so that a reload without network still shows it (B-03); the end of the
 * session removes it. Answers the function that stops keeping.
 */
export function keepLastWallet(queries: QueryClient): () => void {
  restoreWallet(queries);
  const wallet = new QueryObserver(queries, { ...walletQuery(), enabled: false });
  return wallet.subscribe(({ data, dataUpdatedAt: readAt }) => {
    if (data) browserStorage.set(storageKey, JSON.stringify({ readAt, wallet: data }), 'session');
  });
}
