import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import * as op from '../../generated/operations.ts';
import * as schema from '../../generated/schemas.ts';
import { sendCommand } from './send-command.ts';
import { useCommand } from './command.ts';
import { query } from './query.ts';

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

/** What a movement of money makes stale; refused for want of money there is less than what is shown. */
const moved = { stale: ['wallet', 'statement'], staleWhenRefused: ['MONEY_NOT_ENOUGH'] } as const;

/** POST /api/wallet/transfer; codes are WALLET or a game code. */
export const useTransfer = () => useCommand(op.transfer, schema.Ack, moved);

/** POST /api/wallet/transferAll: everything goes to a game, or to WALLET. */
export const useTransferAll = () => useCommand(op.transferAll, schema.Ack, moved);

/** POST /api/wallet/withdrawAll, what the withdraw modal calls. */
export const useWithdraw = () => useCommand(op.withdrawAll, schema.Ack, moved);

/** What the transfer calls the main wallet. */
export const walletCode = 'WALLET';
